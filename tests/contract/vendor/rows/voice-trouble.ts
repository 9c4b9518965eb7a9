import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs } = rowsBy("@vapi-ai/web", "chromium");

/** How the voice client fails, and when its call goes on all the same. */
export const voiceTrouble = {
  "VOICE-14.total failure": differs(
    "8 total failure",
    "call-start-failed event",
    "Error, stack and context; cleaned up; nothing returned.",
    ["The error is an object for every answer of the server.", "The guard gives its words."],
  ),
  "VOICE-14.nobody listens": differs(
    "8 total failure",
    "start()",
    "The same when nobody listens to errors.",
    [
      "Throws inside its own start, is not cleaned up, and every later start returns nothing.",
      "The guard always listens.",
    ],
  ),
  "VOICE-14.names": differs("8 stage errors", "error event", "Six stage errors, by their names.", [
    "Calls two of them daily-call-object-creation-error and daily-call-join-error.",
    "The guard translates.",
  ]),
  "VOICE-14.bundle": differs(
    "8 stage errors",
    "error event",
    "A program that does not come is a failed join: the stage says so, with the first cause.",
    [
      "Reports the join that failed by another name.",
      "The guard says video-call-join-error; the stage has failed, and says what failed first.",
    ],
  ),
  "VOICE-14.recording": asSpecified(
    "8 goes on",
    "start()",
    "A recording that cannot be set up is reported and the call goes on.",
  ),
  "VOICE-14.observer": differs(
    "8 goes on",
    "start()",
    "An observer that cannot be set up is reported and the call goes on.",
    [
      "A refusal that comes later is an unhandled rejection and nobody is told.",
      "The guard catches and reports it.",
    ],
  ),
  "VOICE-14.processing": asSpecified(
    "8 goes on",
    "start()",
    "Noise cancellation that cannot be set up is reported and the call goes on.",
  ),
  "VOICE-14.processor": asSpecified(
    "8 processor",
    "nonfatal-error",
    "An audio-processor error turns noise processing off and the microphone on again.",
  ),
} as const satisfies Rows;
