import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs, ours } = rowsBy("@daily-co/daily-js", "chromium");

/** How the call client fails. */
export const callErrors = {
  "CALL-16.after join": asSpecified("8 wrong state", "several", '"<method> only supported after join."'),
  "CALL-16.before join": asSpecified(
    "8 wrong state",
    "preAuth(), startCamera()",
    '"not supported after joining a meeting."',
  ),
  "CALL-16.call object": asSpecified(
    "8 wrong state",
    "several",
    '"only supported on custom callObject instances".',
  ),
  "CALL-16.prebuilt": differs("8 wrong state", "several", '"only supported as part of the prebuilt".', [
    `Says "only supported as part of Daily's Prebuilt".`,
    "The guard's translation gives the specified words.",
  ]),
  "CALL-16.not initialised": asSpecified(
    "8 wrong state",
    "startScreenShare()",
    '"requires preAuth(), startCamera(), or join() to initialize call state."',
  ),
  "CALL-16.allowed when": asSpecified(
    "5 allowed when",
    "several",
    "Methods are allowed before joining, after joining, with a call object or in the prebuilt frame only.",
  ),
  "CALL-16.destroyed": asSpecified("8 destroyed", "join()", '"Use after destroy" in strict mode.'),
  "CALL-16.fatal types": asSpecified("8 fatal", "DAILY_FATAL_ERROR_*", "Ten fatal types end a join."),
  "CALL-16.camera types": asSpecified(
    "8 camera",
    "DAILY_CAMERA_ERROR_*",
    "Permissions, not found, in use (camera, microphone, both), constraints, no media devices, unknown.",
  ),
  "CALL-16.captured": ours(
    "8 captured",
    "src/provider/call",
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
  "CALL-16.quality test": asSpecified(
    "8 quality test",
    "testNetworkConnectivity()",
    "A quality test under way blocks the other tests.",
  ),
  "CALL-16.reporting": asSpecified(
    "7 error reporting",
    "_maybeSendToSentry()",
    "A bundle that fails is reported outside, without token, user name and user data.",
  ),
} as const satisfies Rows;
