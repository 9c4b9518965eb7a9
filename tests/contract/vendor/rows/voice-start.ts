import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs } = rowsBy("@vapi-ai/web", "chromium");

/** How a call of the voice client starts and ends. */
export const voiceStart = {
  "VOICE-03.listening": differs(
    "4 listening",
    "call-start event",
    "Active when the listening message arrives.",
    ["Says call-start once more for each repetition.", "The guard says it once for a call."],
  ),
  "VOICE-07.called off": differs(
    "8 total failure",
    "stop()",
    "A start that is called off is cleaned up, and nothing is joined.",
    [
      "Goes on with the call that is being created, and joins it.",
      "The guard calls off the request and the start, says nothing of it, and its start settles.",
    ],
  ),
  "VOICE-08.twice": asSpecified("4 start twice", "start()", "A second start is refused and returns nothing."),
  "VOICE-09.ended": asSpecified(
    "4 ended once",
    "left-meeting",
    "One status-update ended with the reason customer-ended-call when the meeting is left.",
  ),
  "VOICE-11.names": differs("4 stages", "call-start-progress event", "Ten stages, by their names.", [
    "Calls two of them daily-call-object-creation and daily-call-join.",
    "The guard translates.",
  ]),
  "VOICE-11.reports": differs(
    "4 stages",
    "call-start-progress event",
    "Each stage reports started, then completed or failed.",
    [
      "Some are only started, some only completed, and a failed request is not reported at all.",
      "The guard makes the reports whole.",
    ],
  ),
  "VOICE-11.mobile": asSpecified("9 voice", "start()", "On a mobile device it waits 1 s for permissions."),
  "VOICE-13.no target": asSpecified(
    "5 call start",
    "start()",
    '"Assistant or Squad or Workflow must be provided."',
  ),
  "VOICE-13.event": asSpecified(
    "8 missing target",
    "error event",
    "A missing target is a validation error event.",
  ),
  "VOICE-13.no call": asSpecified(
    "5 call start",
    "setMuted(), increaseMicLevel()",
    '"Call object is not available."',
  ),
} as const satisfies Rows;
