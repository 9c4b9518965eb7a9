/**
 * The voice provider, whole: its REST interface, and the call, voice and backend clients with the rules that the
 * packages left out. An entry of its own for servers and tools; the site never imports it.
 */

export { firstMessageControl, type RoomMessage, sayMessage } from "#shared/room-message.ts";
export { GuardedCall } from "#vendors/daily/guarded-call.ts";
export { specifiedWords } from "#vendors/daily/words.ts";
export { CallRefused } from "#vendors/refused.ts";
export { CallRecorded, type CreatedCall, UnexpectedAnswer } from "#vendors/vapi/answer.ts";
export type { CallRequest, Shipped } from "#vendors/vapi/client.ts";
export type { StartFailure, VoiceEvent } from "#vendors/vapi/events.ts";
export { GuardedVoice, type VoiceOptions } from "#vendors/vapi/guarded-voice.ts";
export { loadShipped } from "#vendors/vapi/load.ts";
export { specifiedRetries } from "./backend/specified-retries.ts";
export { looksPrivate } from "./keys.ts";
export { type Provider, type ProviderOptions, provider } from "./rest/provider.ts";
export { restRows } from "./rest/rows.ts";
export type { SendOptions } from "./rest/send.ts";
