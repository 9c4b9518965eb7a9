/**
 * The voice provider, whole: its REST interface, and the call, voice and backend clients with the rules that the
 * packages left out. An entry of its own for servers and tools; the site never imports it.
 */
export { specifiedRetries } from "./backend/specified-retries.ts";
export { GuardedCall } from "./call/guard.ts";
export { CallRefused } from "./call/refused.ts";
export { specifiedWords } from "./call/words.ts";
export { looksPrivate } from "./keys.ts";
export { type Provider, type ProviderOptions, provider } from "./rest/provider.ts";
export { restRows } from "./rest/rows.ts";
export { type SendOptions, UnexpectedAnswer } from "./rest/send.ts";
export type { StartFailure, VoiceEvent } from "./voice/events.ts";
export { GuardedVoice, type Saying } from "./voice/guard.ts";
export { loadVoiceClient } from "./voice/load.ts";
export { type Stage, specifiedName, stages } from "./voice/names.ts";
export { type StageReport, StageReports, type StageStatus } from "./voice/stage-reports.ts";
