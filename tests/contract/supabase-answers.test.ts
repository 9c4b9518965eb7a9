import { randomUUID } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readAnswer } from "#app/adapters/supabase-answer.ts";
import { supabaseContact } from "#app/adapters/supabase-contact.ts";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { attemptLimitMs } from "#features/contact/contact.patience.ts";
import type { StoredRequest, SubmitFailure } from "#features/contact/contact.port.ts";
import type { Clock } from "#shared/clock.ts";
import type { Result } from "#shared/result.ts";
import { type Backend, client, startBackend } from "../backend/support/backend.ts";
import { somebody } from "../support/contact-request.ts";
import { listen } from "../support/listen.ts";

/** What a server sends back. `cut` ends the connection after half of the body. */
interface Reply {
  status: number;
  body: string;
  headers?: Record<string, string>;
  cut?: boolean;
}

type Row = Record<string, unknown>;
type Outcome = Result<StoredRequest | null, SubmitFailure>;

const json = { "content-type": "application/json" };
const html = { "content-type": "text/html" };
const page = "<!DOCTYPE html><html><body>Sign in</body></html>";

/** Answers each request of the adapter; set by each test. */
let answerTo: (sent: Row, path: string, headers: Record<string, string>) => Reply | Promise<Reply>;
let tries = 0;
let logged: unknown[] = [];
let backend: Backend;

const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const sent = parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString()) : {};
  const path = request.url ?? "";
  if (path.startsWith("/rest")) tries += 1;
  reply(response, await answerTo(sent, path, request.headers as Record<string, string>));
});

function reply(response: ServerResponse, { status, body, headers = json, cut = false }: Reply): void {
  if (!cut) return void response.writeHead(status, headers).end(body);
  response.writeHead(status, { ...headers, "content-length": String(Buffer.byteLength(body)) });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}

let link: { client: ReturnType<typeof client>; readAnswer: typeof readAnswer };
beforeAll(async () => {
  backend = await startBackend();
  const url = `http://127.0.0.1:${await listen(server)}`;
  link = { client: client(url, backend.publishableKey), readAnswer };
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await backend.close();
});
beforeEach(() => {
  tries = 0;
  logged = [];
});

/** Pauses pass at once, and the time limit of an attempt never comes. */
const clock: Clock = {
  now: () => 0,
  after(ms, run) {
    const timer = ms < attemptLimitMs ? setImmediate(run) : undefined;
    return () => clearImmediate(timer);
  },
};

const portWith = (change: Partial<Parameters<typeof supabaseContact>[0]> = {}) =>
  supabaseContact({
    load: async () => link,
    clock,
    isOnline: () => true,
    userAgent: () => "contract test",
    log: (cause) => logged.push(cause),
    ...change,
  });

async function send(request: ReturnType<typeof somebody>, key: string, port = portWith()): Promise<Outcome> {
  return port.send(request, key, new AbortController().signal);
}

const rowOf = (sent: Row, changes: Row = {}): Row => ({
  ...sent,
  id: randomUUID(),
  created_at: "2026-11-21T08:00:00+00:00",
  privacy_version: "2025-01/1.0",
  submitted_xact: "771",
  ...changes,
});
const row =
  (changes: Row = {}) =>
  (sent: Row) =>
    JSON.stringify(rowOf(sent, changes));
const error = (code: string | null, message: unknown = "no", more: Row = {}) =>
  JSON.stringify({ code, message, details: null, hint: null, ...more });
const conflict = (constraint: string) =>
  error("23505", `duplicate key value violates unique constraint "${constraint}"`);

const unknown = (message: string | null = null): SubmitFailure => ({ kind: "unknown", message });
const refused: SubmitFailure = { kind: "refused" };
const unavailable: SubmitFailure = { kind: "unavailable" };
const tooMany: SubmitFailure = { kind: "tooMany" };
const timeout: SubmitFailure = { kind: "timeout" };

type Body = string | ((sent: Row) => string);
/** What arrives, its status and body, what the visitor is told, and in how many attempts. */
type Answer = [what: string, status: number, body: Body, told: SubmitFailure | "stored", tries: number];

const answers: Answer[] = [
  ["the row", 201, row(), "stored", 1],
  ["the row, as 200", 200, row(), "stored", 1],
  ["the row of a later schema", 201, row({ later: "column" }), "stored", 1],
  ["the key's own conflict", 409, conflict("contact_submission_key_once"), "stored", 1],
  // Nothing, or something that is no row.
  ["nothing, created", 201, "", unknown(), 1],
  ["nothing, as asked of PostgREST without a wish for the row", 204, "", unknown(), 1],
  ["null", 200, "null", unknown(), 1],
  ["an empty list", 200, "[]", unknown(), 1],
  ["the row in a list", 201, (sent) => `[${row()(sent)}]`, unknown(), 1],
  ["a gateway's own word", 200, '{"status":"ok","success":true}', unknown(), 1],
  ["half of a row, as if it were whole", 201, (sent) => row()(sent).slice(0, 90), unknown(), 1],
  ["a page", 200, page, unknown(), 1],
  ["a byte order mark", 201, "\uFEFF", unknown(), 1],
  // Wrong rows.
  ["another's row", 201, row({ submission_key: randomUUID() }), unknown(), 1],
  ["a row without an id", 201, row({ id: undefined }), unknown(), 1],
  ["a row whose id is a number", 201, row({ id: 7 }), unknown(), 1],
  ["a row without a time", 201, row({ created_at: undefined }), unknown(), 1],
  ["a row without an address", 201, row({ email: undefined }), unknown(), 1],
  ["a row in an unknown language", 201, row({ language: "fr" }), unknown(), 1],
  // Statuses that say no, whatever stands in the body.
  ["the row, not found", 404, row(), unknown(), 1],
  ["the row, from a broken server", 500, row(), unknown(), 3],
  ["a page, not found", 404, page, unknown(), 1],
  ["an object without a message", 400, "{}", unknown(), 1],
  ["a gateway's error", 403, '{"error":"forbidden"}', unknown(), 1],
  ["a message that is an object", 400, error("P0001", { en: "no" }), unknown(), 1],
  ["a message that is empty", 400, error("P0001", " "), unknown(), 1],
  ["a code that is a number", 400, '{"code":400,"message":"Too long"}', unknown("Too long"), 1],
  ["a cut off error", 400, '{"code":"23514","mess', unknown(), 1],
  ["[SUB-03] a message that nobody knows", 400, error("P0001", "row too large"), unknown("row too large"), 1],
  ["[SUB-03] markup in a message", 400, error("P0001", "<b>row</b>"), unknown("<b>row</b>"), 1],
  ["a broken check", 400, error("23514"), refused, 1],
  ["bad text", 400, error("22P05"), refused, 1],
  ["the row rule", 401, error("42501"), refused, 1],
  ["the conflict of another rule", 409, conflict("contact_submissions_pkey"), refused, 1],
  ["a conflict without a name", 409, error("23505", null), refused, 1],
  ["the key's conflict with another status", 400, conflict("contact_submission_key_once"), refused, 1],
  ["no API key", 401, '{"message":"No API key found"}', unknown("No API key found"), 1],
  ["several rows", 406, error("PGRST116", "Cannot coerce"), unknown("Cannot coerce"), 1],
  ["a time limit of the gateway", 408, "", unavailable, 1],
  ["a body that is too large", 413, error("PAYLOAD_TOO_LARGE"), refused, 1],
  ["a limit", 429, error("PT429"), tooMany, 1],
  ["a gateway's limit", 429, page, tooMany, 1],
  ["[SUB-04] a page, broken", 500, page, unknown(), 3],
  ["a database's error", 500, error("XX000", "Internal error"), unknown("Internal error"), 3],
  ["a statement stopped by the database's time limit", 500, error("57014", "canceling"), timeout, 3],
  ["a page of a gateway", 502, page, unavailable, 3],
  ["a gateway's time-out", 504, "", unavailable, 3],
];

test("[SUB-03] each kind of failure that has words is told of some answer", () => {
  const told = answers.map(([, , , failure]) => (failure === "stored" ? failure : failure.kind));
  // A device without a network gets none: its test stands below.
  const untold = Object.keys(contactCopy.de.failures).filter((kind) => ![...told, "offline"].includes(kind));
  expect(untold).toEqual([]);
});

function expectTold(outcome: Outcome, told: SubmitFailure | "stored"): void {
  if (told === "stored") expect(outcome.ok).toBe(true);
  else expect(outcome).toEqual({ ok: false, failure: told });
}

test.each(answers)(
  "[SUB-02] [SUB-03] [SUB-04] only the row, or the conflict of its key, is success: %s (%i)",
  async (_what, status, body, told, expectedTries) => {
    answerTo = (sent) => ({ status, body: typeof body === "string" ? body : body(sent) });
    const request = somebody();
    expectTold(await send(request, randomUUID()), told);
    expect(tries).toBe(expectedTries);
    expect(logged).toHaveLength(told === "stored" ? 0 : expectedTries);
    expect(JSON.stringify(logged)).not.toContain(request.email);
  },
);

describe("[SUB-02] [SUB-04] answers that a status and a body do not describe", () => {
  test.each([
    [201, row()],
    [400, () => error("23514")],
    [500, () => error("XX000")],
  ])("an answer that is cut off (%i)", async (status, body) => {
    answerTo = (sent) => ({ status, body: body(sent), cut: true });
    expectTold(await send(somebody(), randomUUID()), unavailable);
    expect(tries).toBe(3);
  });

  test.each<[string, number, Reply, SubmitFailure | "stored"]>([
    ["to a page", 302, { status: 200, body: page, headers: html }, unknown()],
    ["that leads nowhere", 308, { status: 404, body: "" }, unknown()],
  ])("a redirect %s (%i)", async (_what, status, there, told) => {
    answerTo = (_sent, path) =>
      path === "/there" ? there : { status, body: "", headers: { location: "/there" } };
    expectTold(await send(somebody(), randomUUID()), told);
  });

  test("a redirect in circles, and one without an address", async () => {
    answerTo = (_sent, path) => ({ status: 307, body: "", headers: { location: path } });
    expectTold(await send(somebody(), randomUUID()), unavailable);
    answerTo = () => ({ status: 302, body: "" });
    expectTold(await send(somebody(), randomUUID()), unknown());
  });

  test("without a network on the device: said so, and not repeated", async () => {
    answerTo = () => ({ status: 502, body: page });
    expectTold(await send(somebody(), randomUUID(), portWith({ isOnline: () => false })), {
      kind: "offline",
    });
    expect(tries).toBe(1);
  });
});

describe("[SUB-04] no answer at all", () => {
  test("a server that never answers: given up after its time limit, three times", async () => {
    answerTo = () => new Promise<never>(() => undefined);
    const limits: number[] = [];
    const hasty: Clock = {
      now: () => 0,
      after(ms, run) {
        if (ms >= attemptLimitMs) limits.push(ms);
        const timer = setTimeout(run, 50);
        return () => clearTimeout(timer);
      },
    };
    expectTold(await send(somebody(), randomUUID(), portWith({ clock: hasty })), timeout);
    expect([tries, limits]).toEqual([3, [attemptLimitMs, attemptLimitMs, attemptLimitMs]]);
  });

  test("a client that cannot be fetched: unavailable, and fetched anew at the next send", async () => {
    answerTo = (sent) => ({ status: 201, body: row()(sent) });
    let loads = 0;
    const port = portWith({
      async load() {
        loads += 1;
        if (loads <= 3) throw new TypeError("Failed to fetch dynamically imported module");
        return link;
      },
    });
    expectTold(await send(somebody(), randomUUID(), port), unavailable);
    expectTold(await send(somebody(), randomUUID(), port), "stored");
  });
});

/** What lies between page and database: it may lose the request, and may put anything in the answer's place. */
const garbling = fc.record({
  arrives: fc.boolean(),
  status: fc.constantFrom(200, 201, 202, 204, 302, 400, 404, 409, 429, 500, 502),
  body: fc.oneof(
    fc.constantFrom<string | null>(null, "", "null", "{}", "[]", "false", page),
    fc.json(),
    fc
      .record({ id: fc.uuid(), submission_key: fc.uuid(), email: fc.emailAddress() })
      .map((value) => JSON.stringify(value)),
  ),
  cut: fc.boolean(),
});

async function stored(sent: Row, path: string, headers: Record<string, string>): Promise<Reply> {
  const { apikey = "", prefer = "", accept = "" } = headers;
  const answer = await fetch(backend.url + path, {
    method: "POST",
    headers: { apikey, prefer, accept, ...json },
    body: JSON.stringify(sent),
  });
  return { status: answer.status, body: await answer.text() };
}

async function rowsOf(key: string): Promise<number> {
  const { data } = await backend.staff.from("contact_submissions").select("id").eq("submission_key", key);
  return data?.length ?? 0;
}

test("[SUB-02] [SUB-04] [P-nothing-lost] [P-one-request] success is shown if and only if the row is stored", {
  timeout: 120_000,
}, async () => {
  await backend.db.run("update public.contact_settings set daily_ceiling = null");
  await fc.assert(
    fc.asyncProperty(fc.array(garbling, { maxLength: 3 }), async (garblings) => {
      const network = [...garblings];
      answerTo = async (sent, path, headers) => {
        const garbled = network.shift();
        if (!garbled) return stored(sent, path, headers);
        const own = garbled.arrives ? await stored(sent, path, headers) : { status: 502, body: "" };
        const { status, body, cut } = garbled;
        return body === null ? { ...own, cut } : { status, body: status === 204 ? "" : body, cut };
      };
      const [request, key] = [somebody(), randomUUID()];
      const first = await send(request, key);
      const before = await rowsOf(key);
      if (first.ok) expect(before).toBe(1);
      // The visitor presses the button again, and nothing is in the way any more.
      network.length = 0;
      expect((await send(request, key)).ok).toBe(true);
      expect(await rowsOf(key)).toBe(1);
    }),
    { numRuns: 150 },
  );
});
