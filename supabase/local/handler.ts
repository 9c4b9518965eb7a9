import { setMaxListeners } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { type Call, Refusal, readCall, readText, restPath, serverStops } from "./call.ts";
import type { Database, Session } from "./database.ts";
import { checkOrigin, isLocalOrigin, type Keys, type Role, roleOf } from "./gate.ts";
import { type Schema, type Statement, statementFor } from "./statement.ts";

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
  /** Also answers other machines. */
  allowRemote: boolean;
  /** Takes one line per failed statement: status, code and rule, never what a visitor sent. */
  log: (line: string) => void;
}

/** The data interface over a database whose migrations are applied. */
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
    const text = await readText(request, stopping);
    return await answer(request, text, role, options.database, options.schema);
  } catch (error) {
    const refusal = asRefusal(error, role, options.log);
    return { status: refusal.status, body: refusal.body };
  }
}

function asRefusal(error: unknown, role: Role, log: (line: string) => void): Refusal {
  if (error instanceof Refusal) return error;
  const reported = databaseError(error);
  if (reported === undefined) {
    // The error's message might quote what was sent; its name says enough to start looking.
    log(`500 ${error instanceof Error ? error.name : typeof error}`);
    return new Refusal(500, "XX000", "Internal error");
  }
  const refusal = refusalOf(reported, role !== "anon");
  log([refusal.status, reported.code, reported.constraint ?? ""].join(" ").trim());
  return refusal;
}

function send(request: IncomingMessage, response: ServerResponse, result: HttpAnswer): void {
  const body = result.body === undefined ? "" : JSON.stringify(result.body);
  response.writeHead(result.status, {
    ...crossOrigin(request.headers.origin),
    ...(body === "" ? {} : { "content-type": "application/json; charset=utf-8" }),
    // An unread body would otherwise be taken for the next request.
    ...(request.complete ? {} : { connection: "close" }),
    "cache-control": "no-store",
    ...result.headers,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function crossOrigin(origin: string | undefined): Record<string, string> {
  if (origin === undefined || !isLocalOrigin(origin)) return {};
  return {
    "access-control-allow-origin": origin,
    vary: "Origin",
    "access-control-allow-methods": "GET, HEAD, POST, PATCH, DELETE, OPTIONS",
    "access-control-allow-headers":
      "apikey, authorization, content-type, prefer, accept, x-client-info, accept-profile, content-profile, x-retry-count",
    "access-control-expose-headers": "Content-Range, Preference-Applied",
    "access-control-max-age": "86400",
  };
}

/** The HTTP answer for the client; without `body` it is empty. */
interface HttpAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

interface Outcome {
  rows: unknown[];
  count: number;
}

/**
 * Carries out one request in one transaction, as `role`, and shapes the answer as PostgREST does.
 * @throws Refusal or the database's error; nothing is stored then
 */
async function answer(
  request: IncomingMessage,
  text: string,
  role: Role,
  database: Database,
  schema: Schema,
): Promise<HttpAnswer> {
  const call = readCall(request, text);
  const statement = statementFor(call, schema);
  const outcome = await database.transaction(async (session) => {
    await becomeCaller(session, request, call, role);
    return execute(session, statement, call);
  });
  return shaped(call, statement, outcome);
}

/** For this transaction only: the role, and what policies and triggers may ask about the request. */
async function becomeCaller(
  session: Session,
  request: IncomingMessage,
  call: Call,
  role: Role,
): Promise<void> {
  const reading = call.method === "GET" || call.method === "HEAD";
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
      reading ? "on" : "off",
      role,
    ],
  );
}

async function execute(session: Session, statement: Statement, call: Call): Promise<Outcome> {
  const [row] = await session.rows<{ body?: string; count?: number }>(statement.sql, statement.values);
  const rows: unknown = JSON.parse(row?.body ?? "[]");
  if (!Array.isArray(rows)) throw new TypeError("A statement answered no list of rows.");
  const answersRows = call.wantsRows || call.method === "GET" || call.method === "HEAD";
  // Inside the transaction, so that a write that does not answer one row is undone.
  if (call.wantsOne && answersRows && rows.length !== 1) {
    throw new Refusal(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
      details: `The result contains ${rows.length} rows`,
    });
  }
  return { rows, count: row?.count ?? 0 };
}

function shaped(call: Call, statement: Statement, { rows, count }: Outcome): HttpAnswer {
  const body = call.wantsOne ? rows[0] : rows;
  if (statement.returns !== undefined) return functionAnswer(statement.returns, rows);
  if (call.method === "GET" || call.method === "HEAD") {
    const range = count === 0 ? "*" : `0-${count - 1}`;
    return { status: 200, body, headers: { "content-range": `${range}/${call.wantsCount ? count : "*"}` } };
  }
  const stored = call.method === "POST" ? 201 : 200;
  if (call.wantsRows) {
    return { status: stored, body, headers: { "preference-applied": "return=representation" } };
  }
  return { status: call.method === "POST" ? 201 : 204 };
}

function functionAnswer(returns: NonNullable<Statement["returns"]>, rows: unknown[]): HttpAnswer {
  const values = rows.map((row) =>
    typeof row === "object" && row !== null && "answer" in row ? row.answer : row,
  );
  if (returns === "nothing") return { status: 204 };
  return { status: 200, body: returns === "set" ? values : values[0] };
}

const errorShape = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
  constraint: z.string().nullish(),
});

/** An error that PostgreSQL reported, as PGlite and node-postgres hand it over. */
type DatabaseError = z.infer<typeof errorShape>;

/** `error` as PostgreSQL's report; `undefined` when it is none (the connection broke, a bug). */
function databaseError(error: unknown): DatabaseError | undefined {
  return errorShape.safeParse(error).data;
}

/**
 * PostgREST's answer to a database error.
 * @param signedIn whether the caller is more than the anonymous visitor: a missing right is 403 then, else 401
 */
function refusalOf(error: DatabaseError, signedIn: boolean): Refusal {
  return new Refusal(statusOf(error.code, signedIn), error.code, error.message, {
    details: error.detail ?? null,
    hint: error.hint ?? null,
  });
}

/** By whole code or class, from PostgREST's table in src/PostgREST/Error.hs. All others are 400. */
const statuses: Readonly<Record<number, readonly string[]>> = {
  403: ["0L", "0P", "28"],
  404: ["42883", "42P01"],
  405: ["25006"],
  409: ["23503", "23505"],
  500: [
    "42P17",
    "53400",
    "09",
    "25",
    "2D",
    "38",
    "39",
    "3B",
    "40",
    "54",
    "55",
    "57",
    "58",
    "F0",
    "HV",
    "P0",
    "XX",
  ],
  503: ["57P01", "08", "53"],
};

function statusOf(code: string, signedIn: boolean): number {
  // Our own rules name their status themselves: PT429 is 429.
  const [, own] = /^PT(\d{3})$/.exec(code) ?? [];
  if (own !== undefined) return Number(own);
  if (code === "42501") return signedIn ? 403 : 401;
  if (code === "P0001") return 400;
  const listedAs = (text: string) =>
    Object.keys(statuses).find((status) => statuses[Number(status)]?.includes(text));
  return Number(listedAs(code) ?? listedAs(code.slice(0, 2)) ?? 400);
}
