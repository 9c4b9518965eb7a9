import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs, ours } = rowsBy("@daily-co/daily-js", "chromium");

/** What the call client tells, and when. */
export const callEvents = {
  "CALL-03.tracks": asSpecified(
    "4 on change",
    "track-started",
    "Track started and stopped fire on change only.",
  ),
  "CALL-03.network": asSpecified(
    "4 on change",
    "network-quality-change",
    "Network quality fires on change only.",
  ),
  "CALL-03.active speaker": asSpecified(
    "4 on change",
    "active-speaker-change",
    "Active speaker fires on change only.",
  ),
  "CALL-03.receive settings": asSpecified(
    "4 on change",
    "receive-settings-updated",
    "Receive settings fire on change only.",
  ),
  "CALL-03.cpu load": differs("4 on change", "cpu-load-change", "CPU load fires on change only.", [
    "The same load twice is two events.",
    "The guard's listener hears the first.",
  ]),
  "CALL-03.recording": differs(
    "4 on change",
    "recording-started",
    "Recording started and stopped fire on change only.",
    [
      "The same report twice is two events.",
      "The guard's listener hears the first, and the next one after a stop.",
    ],
  ),
  "CALL-03.screen flag": ours(
    "4 screen flag",
    "src/vendors/daily",
    "The screen-share flag is set on started and cleared on stopped or cancelled.",
    "The guard keeps a flag of its own that anybody may read.",
    "Keeps one that is private.",
  ),
  "CALL-03.track states": asSpecified(
    "3 track state",
    "DAILY_TRACK_STATE_*",
    "A track is blocked, off, loading, playable, sendable or interrupted.",
  ),
} as const satisfies Rows;
