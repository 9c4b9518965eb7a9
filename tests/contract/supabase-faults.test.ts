import { randomUUID } from "node:crypto";
import { createServer, request as forward, type RequestListener } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { readAnswer } from "#app/adapters/supabase-answer.ts";
import { supabaseContact } from "#app/adapters/supabase-contact.ts";
import { attemptLimitMs, retryAfterMs } from "#features/contact/contact.patience.ts";
import type { ContactPort } from "#features/contact/contact.port.ts";
import { type Backend, client, startBackend } from "../backend/support/backend.ts";
import { somebody } from "../support/contact-request.ts";
import { type ManualClock, manualClock } from "../support/manual-clock.ts";

/** A fault of the network between page and backend. */
type Fault = "lose the answer" | "hang";

let backend: Backend;
let fault: Fault;
let hits: number;
let clock: ManualClock;
let port: ContactPort;
let logged: unknown[];
let closeNetwork: () => void;

const network: Record<Fault, RequestListener> = {
  "lose the answer": (incoming, outgoing) => {
    const onward = forward(
      new URL(incoming.url ?? "/", backend.url),
      { method: incoming.method, headers: incoming.headers },
      (answer) => void answer.resume().once("end", () => outgoing.destroy()),
    );
    incoming.pipe(onward);
  },
  hang: () => undefined,
};

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

beforeEach(async () => {
  hits = 0;
  logged = [];
  clock = manualClock();
  const server = createServer((incoming, outgoing) => {
    hits += 1;
    network[fault](incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  closeNetwork = () => {
    server.closeAllConnections();
    server.close();
  };
  const visitor = client(`http://127.0.0.1:${address.port}`, backend.publishableKey);
  port = supabaseContact({
    load: async () => ({ client: visitor, readAnswer }),
    clock,
    isOnline: () => true,
    userAgent: () => "contract test",
    log: (cause) => logged.push(cause),
  });
});
afterEach(() => closeNetwork());

/** Sends, and lets the manual clock run while the real network answers. */
async function send({ turnMs = 100, request = somebody() } = {}) {
  let done = false;
  const answer = port.send(request, randomUUID(), new AbortController().signal).finally(() => {
    done = true;
  });
  while (!done) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    clock.advance(turnMs);
  }
  return answer;
}

async function rowsOf(address: string): Promise<number> {
  const { data } = await backend.staff.from("contact_submissions").select("id").eq("email", address);
  return data?.length ?? 0;
}

test("[P-one-request] [SUB-04] every answer lost: an honest failure after three tries, and still one row", async () => {
  fault = "lose the answer";
  const request = somebody();
  expect(await send({ request })).toEqual({ ok: false, failure: { kind: "unavailable" } });
  expect(hits).toBe(1 + retryAfterMs.length);
  expect(logged).toHaveLength(hits);
  expect(await rowsOf(request.email)).toBe(1);
});

test("a server that never answers: given up after its time limit, three times", async () => {
  fault = "hang";
  expect(await send({ turnMs: attemptLimitMs / 4 })).toEqual({
    ok: false,
    failure: { kind: "timeout" },
  });
  expect(hits).toBe(3);
});

test("a client that cannot be fetched: unavailable, and fetched anew at the next send", async () => {
  let loads = 0;
  port = supabaseContact({
    async load() {
      loads += 1;
      if (loads <= 3) throw new TypeError("Failed to fetch dynamically imported module");
      return { client: backend.visitor, readAnswer };
    },
    clock,
    isOnline: () => true,
    userAgent: () => "contract test",
    log: () => undefined,
  });
  expect(await send()).toEqual({ ok: false, failure: { kind: "unavailable" } });
  expect(await send()).toMatchObject({ ok: true });
});
