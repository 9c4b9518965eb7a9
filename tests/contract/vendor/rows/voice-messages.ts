import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs } = rowsBy("@vapi-ai/web", "chromium");

/** What is said in the room, both ways. */
export const voiceMessages = {
  "VOICE-12.message": differs(
    "3 app message",
    "onAppMessage()",
    "A message has a type; a status update has a status and a reason.",
    [
      "Passes on any JSON that anybody in the room sends, null included.",
      "The guard passes on objects with a type.",
    ],
  ),
  "VOICE-15.say": asSpecified(
    "7 in-call messages",
    "say()",
    "say, with both interruptions false by default.",
  ),
  "VOICE-15.length": differs("5 message size", "say()", "A saying fits into an app message.", [
    "Throws in the middle of a call, and is silent without one.",
    "The guard refuses what is too long, and says that there is no call.",
  ]),
  "VOICE-15.control": asSpecified(
    "7 in-call messages",
    "recording-started",
    "control, say-first-message, with the delay of the recording.",
  ),
} as const satisfies Rows;
