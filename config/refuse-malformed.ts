import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Answers 400 to an address that is none of a site's, before anything tries to read it: one with broken escapes,
 * or one that begins with two slashes, which a redirect would turn into another site's.
 */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (isOwnAddress(request.url ?? "/")) next();
  else response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8" }).end("400 Bad Request\n");
}

function isOwnAddress(address: string): boolean {
  const [path = ""] = address.split("?");
  try {
    return !decodeURI(path).startsWith("//");
  } catch {
    return false;
  }
}
