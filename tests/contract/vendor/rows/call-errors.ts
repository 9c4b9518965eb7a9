import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs, ours } = rowsBy("@daily-co/daily-js", "chromium");

/** How the call client fails, and what it says then. */
export const callErrors = {
  "CALL-16.destroyed": asSpecified("8 destroyed", "join()", '"Use after destroy" in strict mode.'),
  "CALL-16.fatal types": asSpecified("8 fatal", "DAILY_FATAL_ERROR_*", "Ten fatal types end a join."),
  "CALL-16.camera types": asSpecified(
    "8 camera",
    "DAILY_CAMERA_ERROR_*",
    "Permissions, not found, in use (camera, microphone, both), constraints, no media devices, unknown.",
  ),
  "CALL-16.captured": ours(
    "8 captured",
    "src/vendors/daily",
    "A second screen share is refused with the specified sentence.",
    "The guard refuses it while a screen is shared.",
    "Does so in its native app on iOS only.",
  ),
  "CALL-16.mismatch": differs(
    "8 mismatch",
    "join()",
    "Another url or token than in preAuth or startCamera is refused.",
    [
      "Rejects with nothing at all; the reason is on the console.",
      "The guard rejects with an error that carries the reason.",
    ],
  ),
  "CALL-16.reporting": asSpecified(
    "7 error reporting",
    "_maybeSendToSentry()",
    "A bundle that fails is reported outside, without token, user name and user data.",
  ),
} as const satisfies Rows;
