import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createServer, type Plugin } from "vite";
import { approve, type Change } from "./changes.ts";

const isNames = (read: unknown): read is string[] =>
  Array.isArray(read) && read.every((name) => typeof name === "string");

/** Serves the review's page, and takes what is accepted. Vite refuses other hosts' names and other pages' requests. */
export async function serveReview(changes: readonly Change[], take = approve) {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://review");
    if (request.method === "GET" && pathname === "/list") {
      const list = changes.map(({ file, expected }) => ({ file, isNew: expected === undefined }));
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(list));
      return;
    }
    // A form of another page cannot send this type without asking first.
    if (pathname === "/approve" && request.headers["content-type"] === "application/json") {
      const names: unknown = JSON.parse(await text(request));
      const wanted = changes.filter(({ file }) => isNames(names) && names.includes(file));
      take(wanted);
      return void response.writeHead(204).end();
    }
    const change = changes.find(({ file }) => file === searchParams.get("file"));
    const path = searchParams.get("side") === "old" ? change?.expected : change?.actual;
    if (path) createReadStream(path).pipe(response.writeHead(200, { "cache-control": "no-store" }));
    else response.writeHead(404).end();
  }

  const review: Plugin = {
    name: "review",
    configureServer({ middlewares }) {
      middlewares.use("/api", (request, response, next) => void answer(request, response).catch(next));
    },
  };
  const server = await createServer({
    root: fileURLToPath(new URL(".", import.meta.url)),
    configFile: false,
    logLevel: "error",
    plugins: [review],
    server: { host: "127.0.0.1", port: 0, hmr: false },
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}
