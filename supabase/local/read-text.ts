import type { IncomingMessage } from "node:http";
import { Refusal } from "./refusal.ts";

const maxBytes = 1_000_000;

/**
 * The body of a request.
 * @throws Refusal 413 beyond 1 MB
 */
export async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of bytes(request)) {
    size += part.length;
    if (size > maxBytes) throw new Refusal(413, "PAYLOAD_TOO_LARGE", "Request body larger than 1 MB");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Leaves the connection open when reading ends early, so that the refusal can still be sent. */
function bytes(request: IncomingMessage): AsyncIterable<Buffer> {
  return request.iterator({ destroyOnReturn: false });
}
