import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listen } from "../support/listen.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
};

/** Serves a built folder as a static host does; each file is packed once, when it is asked for first. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const ready = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    const packed = ready.get(file) ?? brotliCompressSync(readFileSync(file));
    ready.set(file, packed);
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "content-encoding": "br",
      "content-length": packed.length,
    });
    response.end(packed);
  });
  return { url: `http://127.0.0.1:${await listen(server)}/`, close: () => server.close() };
}
