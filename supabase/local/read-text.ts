import type { IncomingMessage } from "node:http";
import { Refusal, serverStops } from "./refusal.ts";

const maxBytes = 1_000_000;

/**
 * The body of a request.
 * @param stopping a body that is not here yet then is not waited for
 * @throws Refusal 413 beyond 1 MB, 503 when the server stops first
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
