import { expect, vi } from "vitest";
import { GuardedVoice, type Provider, provider, type VoiceEvent } from "#provider/index.ts";
import { type StandInAnswer, standInAddress } from "../support/stand-in-provider.ts";
import type { Client } from "./voice.ts";

/** Our own methods for calls, answered by the stand-in. */
function callsOf(answer: StandInAnswer): Provider["call"] {
  return provider({ key: "public-key", baseUrl: standInAddress(location.origin, answer) }).call;
}

/** The guarded client of a made one, and what it tells. */
export function guarded({ vapi, answer }: Client) {
  const events: VoiceEvent[] = [];
  const voice = new GuardedVoice(vapi, callsOf(answer), (event) => events.push(event));
  const types = () => events.map(({ type }) => type);
  const errors = () => events.flatMap((event) => (event.type === "error" ? [event.kind] : []));
  const until = (type: string) => vi.waitFor(() => expect(types()).toContain(type));
  return { voice, events, types, errors, until };
}
