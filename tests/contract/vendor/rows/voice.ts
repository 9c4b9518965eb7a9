import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs, ours } = rowsBy("@vapi-ai/web", "chromium");

/** How the voice client starts, talks and ends. */
export const voice = {
  "VOICE-16.request": asSpecified(
    "3 creation request",
    "start()",
    "Assistant, squad and workflow as an object or an id, with overrides for assistant and workflow.",
  ),
  "VOICE-16.squad overrides": ours(
    "3 creation request",
    "src/provider/voice",
    "Overrides for a squad.",
    "The guard makes the call over REST and lets the client join it.",
    "Its start has no place for them.",
  ),
  "VOICE-16.response": differs(
    "3 creation response",
    "start()",
    "Read are id, webCallUrl, whether video is recorded, and the voice's provider.",
    [
      "Goes on with whatever it was answered and fails while joining.",
      "The provider's method refuses an answer without id or address.",
    ],
  ),
  "VOICE-16.post": asSpecified("7 web call", "start()", "One POST of JSON to /call/web."),
  "VOICE-16.bearer": asSpecified("6 bearer", "start()", "The public key goes along as the bearer."),
  "VOICE-16.subscribe": asSpecified(
    "7 web call",
    "start()",
    "Joins at webCallUrl without subscribing to tracks by itself.",
  ),
  "VOICE-16.api base": asSpecified(
    "9 api base",
    "new Vapi()",
    "Without another address the provider's own API host is asked.",
  ),
  "VOICE-12.message": differs(
    "3 app message",
    "onAppMessage()",
    "A message has a type; a status update has a status and a reason.",
    [
      "Passes on any JSON that anybody in the room sends, null included.",
      "The guard passes on objects with a type.",
    ],
  ),
  "VOICE-03.listening": differs(
    "4 listening",
    "call-start event",
    "Active when the listening message arrives.",
    ["Says call-start once more for each repetition.", "The guard says it once for a call."],
  ),
  "VOICE-08.twice": asSpecified("4 start twice", "start()", "A second start is refused and returns nothing."),
  "VOICE-09.ended": asSpecified(
    "4 ended once",
    "left-meeting",
    "One status-update ended with the reason customer-ended-call when the meeting is left.",
  ),
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
  "VOICE-12.events": asSpecified("4 voice events", "on()", "Twelve events by their names."),
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
