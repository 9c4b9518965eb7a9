import { type Api, ContentType } from "@vapi-ai/web/dist/api.js";
import { UnexpectedAnswer } from "../vapi/creation.ts";
import type { AnyRestRow } from "./operation.ts";

export interface SendOptions {
  signal?: AbortSignal;
  /** Gives up after this many milliseconds; 30 seconds unless told. */
  timeoutMs?: number;
}

interface Parts {
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The path with its names filled in. An empty one would turn "delete this" into "delete the list". */
function pathOf(op: string, input: Readonly<Record<string, unknown>>): string {
  return op.slice(op.indexOf("/")).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name];
    if (typeof value !== "string" || value.trim() === "" || /^\.+$/.test(value)) {
      throw new TypeError(`${op} needs "${name}".`);
    }
    return encodeURIComponent(value);
  });
}

/** Sends one row through the package's own transport; a non-OK answer is thrown as it is, a `Response`. */
export async function send(
  api: Api<string>,
  row: AnyRestRow,
  input: Readonly<Record<string, unknown>> & Parts,
  { signal, timeoutMs = 30_000 }: SendOptions,
): Promise<unknown> {
  const limit = AbortSignal.timeout(timeoutMs);
  const { body, query } = input;
  const answer = await api.request<unknown, unknown>({
    path: pathOf(row.op, input),
    method: row.op.slice(0, row.op.indexOf(" ")),
    secure: row.secure,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(query ? { query } : {}),
    ...(body === undefined ? {} : { body, type: row.multipart ? ContentType.FormData : ContentType.Json }),
    ...(row.reads ? { format: row.reads } : {}),
  });
  const read = row.answer.safeParse(answer.data);
  if (!read.success) throw new UnexpectedAnswer(row.op, read.error.issues);
  return read.data;
}
