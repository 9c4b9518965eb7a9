import { setMaxListeners } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { answer, type HttpAnswer } from "./answer.ts";
import { restPath } from "./call.ts";
import type { Database } from "./database.ts";
import { databaseError, refusalOf } from "./database-error.ts";
import { checkOrigin, isLocalOrigin, type Keys, type Role, roleOf } from "./gate.ts";
import { readText } from "./read-text.ts";
import { Refusal, serverStops } from "./refusal.ts";
import type { Schema } from "./schema.ts";

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
