import { expect, vi } from "vitest";
import { GuardedVoice, type Shipped, type VoiceEvent, type VoiceOptions } from "../../src/vapi/index.ts";
import { type StandInAnswer, standInAddress } from "../support/stand-in-provider.ts";
import { type Client, created, type Program, shippedWith } from "./voice.ts";

/** The client that the site ships, on the shipped package, with what it tells. */
export async function guarded(
  script: Program = {},
  answer: StandInAnswer = created,
  options: Partial<VoiceOptions> = {},
) {
  const made: Omit<Client, "answer">[] = [];
  const events: VoiceEvent[] = [];
  // Its methods ask for more than the guard hands in.
  const shipped = (await shippedWith(script, (client) => made.push(client))) as unknown as Shipped;
  const apiBase = standInAddress(location.origin, answer);
  const voice = new GuardedVoice(
    shipped,
    { key: "public-key", apiBase, microphone: true, ...options },
    (event) => events.push(event),
  );
  const [client] = made;
  if (!client) throw new Error("The guard has made no client.");
  const types = () => events.map(({ type }) => type);
  const errors = () => events.flatMap((event) => (event.type === "error" ? [event.kind] : []));
  const stages = () => events.flatMap((event) => (event.type === "stage" ? [event.report] : []));
  const until = (type: string) => vi.waitFor(() => expect(types()).toContain(type));
  return { voice, vapi: client.vapi, events, types, errors, stages, until };
}

/** The same, in a call that has begun. */
export async function guardedCall(...given: Parameters<typeof guarded>) {
  const made = await guarded(...given);
  await made.voice.start({ assistantId: "a" });
  await made.until("call-start");
  return made;
}
