import type { IncomingMessage } from "node:http";

export const restPath = "/rest/v1/";
/** Asked for by whoever wants one row instead of a list of rows, and answered so. */
export const singularType = "application/vnd.pgrst.object+json";
/** The one schema that is exposed; `private` never is. */
export const exposedSchema = "public";

/** A request that is answered with a status and a reason; thrown, so that a transaction is rolled back too. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  /** As PostgREST writes it. */
  readonly body: { code: string; message: string; details: string | null; hint: string | null };

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: string | null; hint?: string | null } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { code, message, details: null, hint: null, ...more };
  }
}

/** Answers a request that arrives, or is still being sent, while the server is shutting down. */
export const serverStops = (): Refusal => new Refusal(503, "PGRST000", "The server is being stopped.");

/** Refuses a request that PostgREST supports and this stand-in does not. */
export function notOffered(feature: string): Refusal {
  return new Refusal(400, "PGRST127", "Feature not implemented", {
    details: `The local stand-in does not offer: ${feature}`,
  });
}

const methods = ["GET", "POST"] as const;

type JsonObject = Record<string, unknown>;

/** One request to the data interface, read and checked in form. */
export interface Call {
  method: (typeof methods)[number];
  path: string;
  target: { kind: "relation" | "function"; name: string };
  parameters: URLSearchParams;
  /** The rows or arguments sent; none for GET. */
  body: JsonObject[];
  /** The same as the JSON text of a list, for the database to read. */
  sent: string;
  wantsRows: boolean;
  wantsOne: boolean;
}

/**
 * Reads a request. `text` is its whole body.
 * @throws Refusal for a form that PostgREST refuses, or that this stand-in does not offer
 */
export function readCall(request: IncomingMessage, text: string): Call {
  const url = new URL(request.url ?? "/", "http://local");
  const method = methods.find((entry) => entry === request.method);
  if (method === undefined) {
    throw new Refusal(405, "PGRST117", `Unsupported HTTP method: ${request.method}`);
  }
  const profile = request.headers["content-profile"] ?? request.headers["accept-profile"] ?? exposedSchema;
  if (profile !== exposedSchema) {
    throw new Refusal(406, "PGRST106", `Invalid schema: ${String(profile)}`, {
      hint: `Only the following schemas are exposed: ${exposedSchema}`,
    });
  }
  const prefer = String(request.headers["prefer"] ?? "");
  if (prefer.includes("resolution=")) throw notOffered("upsert");
  const target = readTarget(url.pathname);
  if (target.kind === "function" && method !== "POST") throw notOffered("calling a function without POST");
  return {
    method,
    path: url.pathname,
    target,
    parameters: url.searchParams,
    body: method === "POST" ? readBody(request.headers["content-type"], text) : [],
    sent: text.trimStart().startsWith("[") ? text : `[${text}]`,
    wantsRows: prefer.includes("return=representation"),
    wantsOne: wantsOneRow(request.headers.accept ?? ""),
  };
}

function readTarget(path: string): Call["target"] {
  const parts = path.slice(restPath.length).split("/").map(decoded);
  const [first = "", second = ""] = parts;
  return first === "rpc" ? { kind: "function", name: second } : { kind: "relation", name: first };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refusal(400, "PGRST125", "Invalid path specified in request URL");
  }
}

function wantsOneRow(accept: string): boolean {
  if (accept.includes(singularType)) return true;
  if (accept === "" || /application\/(json|\*)|\*\/\*/.test(accept)) return false;
  throw new Refusal(406, "PGRST107", `None of these media types are available: ${accept}`);
}

function readBody(contentType: string | undefined, text: string): JsonObject[] {
  if (contentType?.split(";")[0]?.trim().toLowerCase() !== "application/json") {
    throw new Refusal(415, "PGRST102", `Content-Type not acceptable: ${contentType ?? "none"}`);
  }
  const body = readJson(text);
  const rows = Array.isArray(body) ? body : [body];
  const [keys] = rows.map(keysOf);
  if (!rows.every((row) => isObject(row) && keysOf(row) === keys)) {
    throw new Refusal(
      400,
      "PGRST102",
      Array.isArray(body) ? "All object keys must match" : "Empty or invalid json",
    );
  }
  return rows;
}

const keysOf = (row: unknown): string => JSON.stringify(Object.keys(Object(row)).sort());

function isObject(value: unknown): value is JsonObject {
  return isContainer(value) && !Array.isArray(value);
}

/** No column of ours holds anything nested. */
const deepest = 100;

/**
 * The value of a JSON text.
 * Brackets thousands deep overflow PGlite's stack, and what it says afterwards ("bad buffer ID") is that of a
 * database that should not be trusted any more: so they never reach it. PostgreSQL itself refuses them.
 * @throws Refusal when it is none, or too deep
 */
function readJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, "PGRST102", "Empty or invalid json");
  }
  // Level by level: a function that calls itself would overflow our own stack.
  let level = [value].filter(isContainer);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepest) throw new Refusal(400, "54001", "stack depth limit exceeded");
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return value;
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** The longest request that breaks no rule takes 34 kB: JSON writes a control character in six bytes. */
const maxBytes = 40 * 1024;

/**
 * The body of a request.
 * @param stopping a body that is not here yet then is not waited for
 * @throws Refusal 413 beyond 40 kB, 503 when the server stops first
 */
export async function readText(request: IncomingMessage, stopping: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = (): void => reject(serverStops());
    stopping.addEventListener("abort", refuse, { once: true });
    readAll(request)
      .then(resolve, reject)
      .finally(() => stopping.removeEventListener("abort", refuse));
  });
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  // Leaves the connection open when reading ends early, so that the refusal can still be sent.
  const bytes: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  try {
    for await (const part of bytes) {
      size += part.length;
      if (size > maxBytes) throw new Refusal(413, "PAYLOAD_TOO_LARGE", "Request body larger than 40 kB");
      parts.push(part);
    }
  } catch (error) {
    // A browser that goes away in the middle is no fault of the server's, and nobody hears the answer.
    throw request.errored ? new Refusal(400, "PGRST102", "The request was broken off") : error;
  }
  return Buffer.concat(parts).toString("utf8");
}
