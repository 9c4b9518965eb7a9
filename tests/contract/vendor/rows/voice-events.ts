import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs } = rowsBy("@vapi-ai/web", "chromium");

/** What the voice client tells of sound and of itself. */
export const voiceEvents = {
  "VOICE-10.speaking off": differs(
    "4 speaking off",
    "speech-end event",
    "Speaking goes off 1 s after the level falls.",
    [
      "The timer outlives the call: speech-end may come after call-end.",
      "The guard says it before call-end, and not again.",
    ],
  ),
  "VOICE-10.threshold": asSpecified(
    "9 voice",
    "handleRemoteParticipantsAudioLevel()",
    "Speaking is a sum above 0.01; the volume is the sum by 0.15, at most 1.",
  ),
  "VOICE-10.interval": asSpecified("9 voice", "start()", "Levels are observed every 100 ms."),
  "VOICE-12.events": asSpecified("4 voice events", "on()", "Twelve events by their names."),
} as const satisfies Rows;
