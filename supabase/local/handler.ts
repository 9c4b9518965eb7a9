import { setMaxListeners } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { Refusal, readCall, readText, restPath, serverStops, singularType } from "./call.ts";
import type { Database } from "./database.ts";
import { checkOrigin, isLocalOrigin, type Keys, type Role, roleOf } from "./gate.ts";
import { type Schema, statementFor } from "./statement.ts";

/** Answers requests below /rest/v1/, and passes all others on. */
export interface Handler {
  (request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Refuses new and half-sent requests with 503, and settles when those under way are answered. */
  drain(): Promise<void>;
}

export interface HandlerOptions {
  database: Database;
  schema: Schema;
  keys: Keys;
  allowRemote: boolean;
  /** Takes one line per failed statement: status, code and rule, never what a visitor sent. */
  log: (line: string) => void;
}

export function createHandler(options: HandlerOptions): Handler {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  // Every open request adds a listener, so there is no upper limit.
  setMaxListeners(0, stopping.signal);

  const handle = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!request.url?.startsWith(restPath)) {
      next();
      return;
    }
    const work = respond(request, stopping.signal, options)
      .then((result) => send(request, response, result))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };

  return Object.assign(handle, {
    async drain() {
      stopping.abort();
      await Promise.allSettled(underWay);
    },
  });
}

/** The answer to a request. Whatever goes wrong becomes an answer too. */
async function respond(
  request: IncomingMessage,
  stopping: AbortSignal,
  options: HandlerOptions,
): Promise<HttpAnswer> {
  let role: Role = "anon";
  try {
    if (stopping.aborted) throw serverStops();
    if (!options.allowRemote) checkOrigin(request);
    if (request.method === "OPTIONS") return { status: 204 };
    role = roleOf(request, options.keys);
    return await answer(request, await readText(request, stopping), role, options);
  } catch (error) {
    const { status, body } = error instanceof Refusal ? error : refusalFor(error, role, options.log);
    return { status, body };
  }
}

function send(request: IncomingMessage, response: ServerResponse, result: HttpAnswer): void {
  const body = result.body === undefined ? "" : JSON.stringify(result.body);
  response.writeHead(result.status, {
    ...crossOrigin(request.headers.origin),
    ...(body === "" ? {} : { "content-type": `${result.type ?? "application/json"}; charset=utf-8` }),
    // An unread body would otherwise be taken for the next request.
    ...(request.complete ? {} : { connection: "close" }),
    "cache-control": "no-store",
  });
  response.end(body);
}

function crossOrigin(origin: string | undefined): Record<string, string> {
  if (origin === undefined || !isLocalOrigin(origin)) return {};
  return {
    "access-control-allow-origin": origin,
    vary: "Origin",
    "access-control-allow-methods": "GET, POST, OPTIONS",
    "access-control-allow-headers":
      "apikey, authorization, content-type, prefer, accept, x-client-info, accept-profile, content-profile, x-retry-count",
    "access-control-max-age": "86400",
  };
}

/** The HTTP answer for the client; without `body` it is empty. */
interface HttpAnswer {
  status: number;
  body?: unknown;
  /** Of the body; application/json without it. */
  type?: string;
}

/**
 * Carries out one request in one transaction, as `role`, and shapes the answer as PostgREST does.
 * @throws Refusal or the database's error; nothing is stored then
 */
async function answer(
  request: IncomingMessage,
  text: string,
  role: Role,
  { database, schema }: HandlerOptions,
): Promise<HttpAnswer> {
  const call = readCall(request, text);
  const { sql, values, returns } = statementFor(call, schema);
  const rows = await database.transaction(async (session) => {
    // What policies and triggers may ask about the request, and the role; for this transaction only.
    await session.rows(
      `select set_config('search_path', 'public', true), set_config('request.jwt.claims', $1, true),
              set_config('request.method', $2, true), set_config('request.path', $3, true),
              set_config('request.headers', $4, true), set_config('transaction_read_only', $5, true),
              set_config('role', $6, true)`,
      [
        JSON.stringify({ role }),
        call.method,
        call.path,
        JSON.stringify(request.headers),
        call.method === "GET" ? "on" : "off",
        role,
      ],
    );
    const [row] = await session.rows<{ body?: string }>(sql, values);
    const found = z.array(z.unknown()).parse(JSON.parse(row?.body ?? "[]"));
    // Inside the transaction, so that a write that does not answer one row is undone.
    if (call.wantsOne && (call.wantsRows || call.method === "GET") && found.length !== 1) {
      throw new Refusal(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
        details: `The result contains ${found.length} rows`,
      });
    }
    return found;
  });
  if (returns === "nothing") return { status: 204 };
  if (returns !== undefined) return { status: 200, body: returns === "set" ? rows : rows[0] };
  if (call.method === "POST" && !call.wantsRows) return { status: 201 };
  const status = call.method === "POST" ? 201 : 200;
  return call.wantsOne ? { status, body: rows[0], type: singularType } : { status, body: rows };
}

/** An error that PostgreSQL reported, as PGlite and node-postgres hand it over. */
const reportShape = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
  constraint: z.string().nullish(),
});

/** PostgREST's answer to a database error; anything else (the connection broke, a bug) is 500 without a word of it. */
function refusalFor(error: unknown, role: Role, log: HandlerOptions["log"]): Refusal {
  const report = reportShape.safeParse(error).data;
  if (report === undefined) {
    // The error's message might quote what was sent; its name says enough to start looking.
    log(`500 ${error instanceof Error ? error.name : typeof error}`);
    return new Refusal(500, "XX000", "Internal error");
  }
  const { code, message, detail = null, hint = null, constraint } = report;
  const status = statusOf(code, role);
  log([status, code, constraint ?? ""].join(" ").trim());
  return new Refusal(status, code, message, { details: detail, hint });
}

/** By the code's beginning, from PostgREST's table in src/PostgREST/Error.hs; the first that fits. All others are 400. */
const statuses: readonly [status: number, codes: RegExp][] = [
  [403, /^(0L|0P|28)/],
  [404, /^(42883|42P01)/],
  [405, /^25006/],
  [409, /^(23503|23505)/],
  [400, /^P0001/],
  [500, /^(42P17|53400)/],
  [503, /^(57P01|08|53)/],
  [500, /^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/],
];

function statusOf(code: string, role: Role): number {
  // Our own rules name their status themselves: PT429 is 429.
  const [, own] = /^PT(\d{3})$/.exec(code) ?? [];
  if (own !== undefined) return Number(own);
  // A missing right: of the anonymous visitor, or of somebody who has a key of their own.
  if (code === "42501") return role === "anon" ? 401 : 403;
  return statuses.find(([, codes]) => codes.test(code))?.[0] ?? 400;
}
