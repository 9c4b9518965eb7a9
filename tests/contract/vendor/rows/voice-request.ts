import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs, ours } = rowsBy("@vapi-ai/web", "chromium");

/** What the voice client asks the provider for, and what it makes of the answer. */
export const voiceRequest = {
  "VOICE-16.request": asSpecified(
    "3 creation request",
    "start()",
    "Assistant, squad and workflow as an object or an id, with overrides for assistant and workflow.",
  ),
  "VOICE-16.squad overrides": ours(
    "3 creation request",
    "src/vendors/vapi",
    "Overrides for a squad.",
    "The guard has the call created by our own method, which sends them.",
    "Its start has no place for them.",
  ),
  "VOICE-16.response": differs(
    "3 creation response",
    "start()",
    "Read are id, webCallUrl, whether video is recorded, and the voice's provider.",
    [
      "Goes on with whatever it was answered and fails while joining.",
      "The guard has the call created by our own method: without id or address nothing is joined.",
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
} as const satisfies Rows;
