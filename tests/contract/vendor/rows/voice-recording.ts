import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs, ours } = rowsBy("@vapi-ai/web", "chromium");

/** What the voice client records and how it sounds, unless told otherwise. */
export const voiceRecording = {
  "VOICE-14.video": asSpecified(
    "9 recording",
    "startRecording()",
    "1280 by 720, default layout, dark background.",
  ),
  "VOICE-14.noise": asSpecified(
    "9 recording",
    "updateInputSettings()",
    "Noise cancellation is on by default.",
  ),
  "VOICE-14.sources": asSpecified(
    "9 recording",
    "createCallObject()",
    "The camera follows the recording setting; a video avatar is subscribed to with its picture.",
  ),
  "VOICE-14.recording off": ours(
    "9 recording",
    "src/vendors/vapi/recording.ts",
    "Each start switches recording off, on the wire.",
    "The guard adds the setting to the request of an assistant, a squad and a workflow of its own.",
    "Sends no such setting; the provider records unless told.",
  ),
  "VOICE-14.recorded all the same": ours(
    "9 recording",
    "src/vendors/vapi/answer.ts",
    "A call that the provider says it records is not joined; one that is recorded later is an error.",
    "The guard reads the answer before anything is joined, and hears recordings begin.",
    "Joins it.",
  ),
  "VOICE-14.no camera": differs(
    "9 recording",
    "createCallObject()",
    "No camera is opened, whatever the answer says.",
    [
      "Asks for the camera as soon as the answer says that video is recorded.",
      "The guard hands in that there is none.",
    ],
  ),
} as const satisfies Rows;
