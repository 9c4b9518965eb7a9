import type { DailyCall } from "@daily-co/daily-js";
import type Vapi from "@vapi-ai/web";
import { expect, vi } from "vitest";
import {
  GuardedVoice,
  loadShipped,
  type Shipped,
  type VoiceEvent,
  type VoiceOptions,
} from "../../src/vapi/index.ts";
import type { MachineScript } from "../call-machine.ts";
import { type StandInAnswer, standInAddress } from "../support/stand-in-provider.ts";
import { bundleUrl, eachOnItsOwn, roomUrl } from "./room.ts";

export const webCall = { id: "call-1", webCallUrl: roomUrl };

export const created: StandInAnswer = { body: webCall };
/** A call that the provider records. */
export const recorded = { body: { ...webCall, artifactPlan: { videoRecordingEnabled: true } } };
/** The assistant has a picture. */
export const avatar = { assistant: { voice: { provider: "tavus" } } };

const clients = new Set<Vapi>();

export type Program = MachineScript | string;

export interface Client {
  vapi: Vapi;
  /** Everything that it told, in order: name and what came with it. */
  told: [name: string, detail: unknown][];
  answer: StandInAnswer;
}

/**
 * The vendor's package, with a stand-in for the script that its rooms fetch. Each client that is made is handed to
 * the test, with everything that it tells.
 */
export async function shippedWith(script: Program, onMade: (made: Omit<Client, "answer">) => void) {
  await endCalls();
  const { Client: Found, requests } = await loadShipped();
  const bundle = typeof script === "string" ? script : bundleUrl({ speaker: "none", ...script });
  // The guard knows the part of the class that it uses; the proofs of the package look at all of it.
  const Shipped = Found as unknown as typeof Vapi;
  class Client extends Shipped {
    constructor(...[key, base, room, devices]: ConstructorParameters<typeof Vapi>) {
      const withStandIn = { callObjectBundleUrlOverride: bundle, ...room };
      super(key, base, withStandIn, devices);
      const told: [string, unknown][] = [];
      const emit = this.emit.bind(this);
      this.emit = (name, ...details) => {
        told.push([name, details[0]]);
        return emit(name, ...details);
      };
      clients.add(this);
      onMade({ vapi: this, told });
    }
  }
  return { Client, requests };
}

export async function client(script: Program = {}, answer: StandInAnswer = created): Promise<Client> {
  const told: Client["told"][] = [];
  const { Client } = await shippedWith(script, (made) => told.push(made.told));
  const vapi = new Client("public-key", standInAddress(location.origin, answer), { avoidEval: true }, {});
  return { vapi, told: told[0] ?? [], answer };
}

export async function heardClient(script?: Program, answer?: StandInAnswer): Promise<Client> {
  const made = await client(script, answer);
  made.vapi.on("error", () => undefined);
  return made;
}

export async function talking(script?: MachineScript, answer?: StandInAnswer): Promise<Client> {
  const made = await heardClient(script, answer);
  await made.vapi.start("assistant-1");
  await vi.waitFor(() => {
    if (!made.told.some(([name]) => name === "call-start")) throw new Error("The call has not begun.");
  });
  return made;
}

/** A message in the room from the assistant, as the fetched script hands it on. */
export function said(data: unknown): object {
  const text = typeof data === "string" ? data : JSON.stringify(data);
  return { action: "app-message", fromId: "assistant", data: text };
}

/** The assistant is so loud. */
export const level = (sum: number) => ({
  action: "remote-participants-audio-level",
  participantsAudioLevel: { one: sum },
});

export function namesOf(told: Client["told"]): string[] {
  return told.map(([name]) => name);
}

/** The calls to the fetched script since the test began, by action. */
export function overhearing(): {
  asked: Record<string, unknown>[];
  of: (action: string) => Record<string, unknown>[];
} {
  const asked: Record<string, unknown>[] = [];
  const hear = ({ data }: MessageEvent) => {
    if (data?.what === "iframe-call-message" && data.from === "module") asked.push(data);
  };
  window.addEventListener("message", hear);
  listening.add(hear);
  return { asked, of: (action) => asked.filter((message) => message["action"] === action) };
}

const listening = new Set<(event: MessageEvent) => void>();

/** Ends what earlier clients have open: two at once are refused. */
async function endCalls(): Promise<void> {
  for (const vapi of clients) {
    vapi.on("error", () => undefined);
    await Promise.race([vapi.stop(), new Promise((done) => setTimeout(done, 200))]);
  }
  clients.clear();
}

async function tidyUp(): Promise<void> {
  await endCalls();
  for (const hear of listening) window.removeEventListener("message", hear);
  listening.clear();
  for (const player of document.querySelectorAll("audio")) player.remove();
}

/** The same for clients of the voice package, whose calls are ended by the clients. */
export const eachClientOnItsOwn = () => eachOnItsOwn(tidyUp);

export function callOf(vapi: Vapi): DailyCall {
  const call = vapi.getDailyCallObject();
  if (!call) throw new Error("The client has no call.");
  return call;
}

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

export async function guardedCall(...given: Parameters<typeof guarded>) {
  const made = await guarded(...given);
  await made.voice.start({ assistantId: "a" });
  await made.until("call-start");
  return made;
}
