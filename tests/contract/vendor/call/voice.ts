import type Vapi from "@vapi-ai/web";
import { afterEach, beforeEach, vi } from "vitest";
import { loadVoiceClient } from "#provider/index.ts";
import type { MachineScript } from "../../../support/call-machine/script.ts";
import { type StandInAnswer, standInAddress } from "../support/stand-in-provider.ts";
import { bundleUrl, roomUrl } from "./room.ts";

/** A created web call as the provider would answer. */
export const webCall = { id: "call-1", webCallUrl: roomUrl };

export const created: StandInAnswer = { body: webCall };

const clients = new Set<Vapi>();

export interface Client {
  vapi: Vapi;
  /** Everything that it told, in order: name and what came with it. */
  told: [name: string, detail: unknown][];
  /** What the stand-in for the provider answers. */
  answer: StandInAnswer;
}

/** The shipped client, with stand-ins for the provider and for the script. */
export async function client(script: MachineScript = {}, answer: StandInAnswer = created): Promise<Client> {
  await endCalls();
  const Constructor = await loadVoiceClient();
  const config = { avoidEval: true, callObjectBundleUrlOverride: bundleUrl({ speaker: "none", ...script }) };
  const vapi = new Constructor("public-key", standInAddress(location.origin, answer), config, {});
  const told: Client["told"] = [];
  const emit = vapi.emit.bind(vapi);
  vapi.emit = (name, ...details) => {
    told.push([name, details[0]]);
    return emit(name, ...details);
  };
  clients.add(vapi);
  return { vapi, told, answer };
}

/** The same, with somebody who listens to errors. */
export async function heardClient(script?: MachineScript, answer?: StandInAnswer): Promise<Client> {
  const made = await client(script, answer);
  made.vapi.on("error", () => undefined);
  return made;
}

/** The same, in a call that has begun. */
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

export function namesOf(told: Client["told"]): string[] {
  return told.map(([name]) => name);
}

/** What was asked of the fetched script since the test began, by action. */
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

/** Before and after each proof of a file: an empty console, no call left open, the clock of the browser. */
export function eachOnItsOwn(): void {
  beforeEach(() => {
    for (const level of ["error", "warn", "log"] as const)
      vi.spyOn(console, level).mockImplementation(() => undefined);
  });
  afterEach(async () => {
    await tidyUp();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}
