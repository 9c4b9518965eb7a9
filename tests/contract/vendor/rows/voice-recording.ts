import { type Rows, rowsBy } from "../row.ts";

const { asSpecified } = rowsBy("@vapi-ai/web", "chromium");

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
} as const satisfies Rows;
