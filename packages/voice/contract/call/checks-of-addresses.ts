import type { DailyCall } from "@daily-co/daily-js";
import { checking, loose } from "./checks.ts";
import { joined } from "./room.ts";

type DialOut = Parameters<DailyCall["startDialOut"]>[0];

const dial = (options: object) => (call: DailyCall) => call.startDialOut(loose<DialOut>(options));
const phoneNumber = "+496900000";
const sipUri = "sip:someone@example.com";

const transfer = (options: object) => (call: DailyCall) => call.sipCallTransfer(loose(options));
const refer = (options: object) => (call: DailyCall) => call.sipRefer(loose(options));
const tones = (options: object) => (call: DailyCall) => call.sendDTMF(loose(options));
const sessionId = "someone";

/** Dial out, transfer, refer and tones. */
export const addressProofs = {
  "CALL-06.target": checking(
    joined,
    ["neither", dial({}), /either a sip uri or phone number must be provided/],
    ["both", dial({ sipUri, phoneNumber }), /only one of sip uri or phone number/],
    ["a sip address", dial({ sipUri })],
    ["a phone number", dial({ phoneNumber })],
  ),
  "CALL-06.addresses": checking(
    joined,
    ["no sip:", dial({ sipUri: "someone@example.com" }), /must start with 'sip:'/],
    ["no +", dial({ phoneNumber: "06900000" }), /valid phone number as per E.164/],
    ["letters", dial({ phoneNumber: "+49MAIN" }), /valid phone number as per E.164/],
  ),
  "CALL-06.codecs": checking(
    joined,
    ...["OPUS", "PCMU", "PCMA", "G722"].map(
      (codec) => [codec, dial({ phoneNumber, codecs: { audio: [codec] } })] as const,
    ),
    ["AAC", dial({ phoneNumber, codecs: { audio: ["AAC"] } }), /OPUS, PCMU, PCMA, G722/],
    ...["H264", "VP8"].map(
      (codec) => [codec, dial({ sipUri, video: true, codecs: { video: [codec] } })] as const,
    ),
    ["AV1", dial({ sipUri, video: true, codecs: { video: ["AV1"] } }), /H264 or VP8/],
  ),
  "CALL-06.caller": checking(
    joined,
    ["for a number", dial({ phoneNumber, callerId: "caller" })],
    ["no text", dial({ phoneNumber, callerId: 5 }), /callerId must be a string/],
    ["for a sip address", dial({ sipUri, callerId: "caller" }), /callerId not allowed with sipUri/],
  ),
  "CALL-06.names": checking(
    joined,
    ["a name of 199", dial({ phoneNumber, displayName: "n".repeat(199) })],
    ["a name of 200", dial({ phoneNumber, displayName: "n".repeat(200) }), /less than 200/],
    ["an id of 36", dial({ phoneNumber, userId: "i".repeat(36) })],
    ["an id of 37", dial({ phoneNumber, userId: "i".repeat(37) }), /less than or equal to 36/],
  ),
  "CALL-06.permissions": checking(
    joined,
    ["base", dial({ phoneNumber, permissions: { canReceive: { base: true } } })],
    [
      "another key",
      dial({ phoneNumber, permissions: { canReceive: { all: true } } }),
      /canReceive can only contain/,
    ],
  ),
  "CALL-07.transfer": checking(
    joined,
    ["nothing", transfer({}), /requires a sessionId and toEndPoint/],
    ["no session", transfer({ toEndPoint: phoneNumber }), /requires a sessionId and toEndPoint/],
    ["no prefix", transfer({ sessionId, toEndPoint: "06900000" }), /either "sip:" or "\+"/],
    ["a sip address", transfer({ sessionId, toEndPoint: sipUri })],
    ["a number with caller", transfer({ sessionId, toEndPoint: phoneNumber, callerId: "caller" })],
    [
      "a sip address with caller",
      transfer({ sessionId, toEndPoint: sipUri, callerId: "caller" }),
      /PSTN number/,
    ],
  ),
  "CALL-07.refer": checking(
    joined,
    ["nothing", refer({}), /requires a sessionId and toEndPoint/],
    ["a number", refer({ sessionId, toEndPoint: phoneNumber }), /must be a "sip" address/],
    ["a sip address", refer({ sessionId, toEndPoint: sipUri })],
  ),
  "CALL-08.tones": checking(
    joined,
    ["nothing", tones({}), /sessionId and tones are mandatory/],
    ["all tones", tones({ sessionId, tones: "0123456789ABCD*#" })],
    ["20 tones", tones({ sessionId, tones: "1".repeat(20) })],
    ["21 tones", tones({ sessionId, tones: "1".repeat(21) }), /upto 20 characters/],
    ["E", tones({ sessionId, tones: "E" }), /E is not valid DTMF tone/],
  ),
};
