/** The voice provider's REST interface, for servers and tools: nearly all of it needs the private key. */

export { looksPrivate } from "./rest/keys.ts";
export { type Provider, type ProviderOptions, provider } from "./rest/provider.ts";
export { restRows } from "./rest/rows.ts";
export type { SendOptions } from "./rest/send.ts";
export { specifiedRetries } from "./specified-retries.ts";
export { UnexpectedAnswer } from "./vapi/creation.ts";
