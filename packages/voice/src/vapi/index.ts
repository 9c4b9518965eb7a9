export type { Requests, Room, Shipped, VoiceClient } from "./client.ts";
export { CallRecorded, type CreatedCall } from "./creation.ts";
export type { VoiceEvent } from "./events.ts";
export { GuardedVoice, type VoiceOptions } from "./guarded-voice.ts";
export { letGo, letGoMs, type Page, thisPage } from "./page.ts";
export { messageOf } from "./words.ts";

import type { Shipped } from "./client.ts";

/** Fetches the vendor's client from our own server, in one piece. Rejects when it does not come. */
export async function loadShipped(): Promise<Shipped> {
  return (await import("./shipped.ts")).shipped;
}
