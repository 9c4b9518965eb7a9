import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import type { PreviewServer } from "vite";

/**
 * What a static host does with the written documents: an address that lacks only its last slash is led to
 * the document, an unknown one gets 404.html with that status.
 */
export function serveDocuments(server: PreviewServer): () => void {
  const out = join(server.config.root, server.config.build.outDir);

  server.middlewares.use((request, response, next) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const isFolder = !pathname.endsWith("/") && existsSync(join(out, decodeURI(pathname), "index.html"));
    if (!isFolder) return next();
    response.writeHead(301, { Location: `${pathname}/${search}` }).end();
  });

  // After the files; only pages are still to come, under the names of their files.
  return () => {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const isRead = request.method === "GET" || request.method === "HEAD";
      const wantsPage = request.headers.accept?.includes("text/html");
      const page = join(out, "404.html");
      const exists = existsSync(join(out, decodeURI(pathname)));
      if (exists || !isRead || !wantsPage || !existsSync(page)) return next();
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
      createReadStream(page).pipe(response);
    });
  };
}
