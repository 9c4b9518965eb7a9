import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs } = rowsBy("@daily-co/daily-js", "chromium");

/** When the call client allows what, and how it refuses the rest. */
export const callAllowed = {
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
  "CALL-16.quality test": asSpecified(
    "8 quality test",
    "testNetworkConnectivity()",
    "A quality test under way blocks the other tests.",
  ),
} as const satisfies Rows;
