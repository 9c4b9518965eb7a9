import type { IncomingMessage } from "node:http";
import { readJson } from "./json-text.ts";
import { Refusal } from "./refusal.ts";
import { exposedSchema } from "./schema.ts";

/** Where the data interface lies on the server. */
export const restPath = "/rest/v1/";

const methods = ["GET", "HEAD", "POST", "PATCH", "DELETE"] as const;
type Method = (typeof methods)[number];

type JsonObject = Record<string, unknown>;

/** One request to the data interface, read and checked in form. */
export interface Call {
  method: Method;
  path: string;
  target: { kind: "relation" | "function"; name: string };
  parameters: URLSearchParams;
  /** The rows or arguments sent; none for GET, HEAD and DELETE. */
  body: JsonObject[];
  /** The same as the JSON text of a list, for the database to read. */
  sent: string;
  /** Asked to answer with the rows written. */
  wantsRows: boolean;
  /** Asked for exactly one row, as an object. */
  wantsOne: boolean;
  wantsCount: boolean;
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
  const prefer = headerText(request.headers["prefer"]);
  if (prefer.includes("resolution=")) throw notOffered("upsert");
  const target = readTarget(url.pathname);
  if (target.kind === "function" && method !== "POST") throw notOffered("calling a function without POST");
  const carries = method === "POST" || method === "PATCH";
  return {
    method,
    path: url.pathname,
    target,
    parameters: url.searchParams,
    body: carries ? readBody(request.headers["content-type"], text) : [],
    sent: text.trimStart().startsWith("[") ? text : `[${text}]`,
    wantsRows: prefer.includes("return=representation"),
    wantsOne: wantsOneRow(headerText(request.headers.accept)),
    wantsCount: prefer.includes("count=exact"),
  };
}

/** Refuses a request that PostgREST supports and this stand-in does not. */
export function notOffered(feature: string): Refusal {
  return new Refusal(400, "PGRST127", "Feature not implemented", {
    details: `The local stand-in does not offer: ${feature}`,
  });
}

function headerText(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(", ") : (value ?? "");
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
  if (accept.includes("vnd.pgrst.object+json")) return true;
  if (accept === "" || /application\/(json|\*)|\*\/\*/.test(accept)) return false;
  throw new Refusal(406, "PGRST107", `None of these media types are available: ${accept}`);
}

function readBody(contentType: string | undefined, text: string): JsonObject[] {
  if (contentType?.split(";")[0]?.trim().toLowerCase() !== "application/json") {
    throw new Refusal(415, "PGRST102", `Content-Type not acceptable: ${contentType ?? "none"}`);
  }
  const body = readJson(text);
  const rows = Array.isArray(body) ? body : [body];
  if (!rows.every(isObject)) throw new Refusal(400, "PGRST102", "Empty or invalid json");
  return rows;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
