import { createReadStream, existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import type { PreviewServer, ViteDevServer } from "vite";
import type { Assets } from "../src/app/documents/html.ts";

/** The module that renders the documents, in the build and in development. */
export type Render = typeof import("../src/app/documents/render.tsx");

const renderer = "/src/app/documents/render.tsx";

/** @throws Error when the documents cannot be rendered. */
export async function loadRenderer(server: Pick<ViteDevServer, "ssrLoadModule">): Promise<Render> {
  return (await server.ssrLoadModule(renderer)) as Render;
}

/** What documents are rendered with where nothing has been built. */
export const bareAssets: Assets = {
  siteUrl: "http://localhost",
  year: new Date().getFullYear(),
  entry: "/src/app/main.tsx",
  sheet: "",
  home: { style: "", script: "" },
  static: { style: "", script: "" },
};

/**
 * Answers 400 to an address that is none of a site's, before anything tries to read it: one with broken escapes,
 * or one that begins with two slashes, which a redirect would turn into another site's.
 */
function refuseMalformed(request: IncomingMessage, response: ServerResponse, next: () => void): void {
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

/**
 * Serves the written documents as a static host does: an address that lacks only its last slash is redirected to
 * the document, an unknown one gets 404.html with that status.
 */
export function serveDocuments(server: PreviewServer): () => void {
  const out = resolve(server.config.root, server.config.build.outDir);

  server.middlewares.use(refuseMalformed);
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

/**
 * The documents in development, where nothing has been written: the English one is the app with another language,
 * the legal ones are rendered anew each time. Their style comes with the renderer's own modules.
 */
export function renderDocumentsInDev(server: ViteDevServer): void {
  const { config, middlewares } = server;

  async function page(pathname: string): Promise<string | null> {
    if (pathname === "/en/") {
      const index = await readFile(join(config.root, "index.html"), "utf8");
      return index.replace('lang="de"', 'lang="en"');
    }
    if (!pathname.endsWith("/") || pathname === "/") return null;
    const { renderDocuments } = await loadRenderer(server);
    const written = await renderDocuments({
      ...bareAssets,
      siteUrl: `http://localhost:${config.server.port}`,
    });
    const text = written.find(({ file }) => file === `${pathname.slice(1)}index.html`)?.text;
    return text?.replace("</head>", `<script type="module" src="${renderer}"></script></head>`) ?? null;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const wantsPage = request.headers.accept?.includes("text/html");
    const html = wantsPage ? await page(pathname) : null;
    if (html === null) return next();
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(await server.transformIndexHtml(pathname, html));
  }

  middlewares.use(refuseMalformed);
  middlewares.use((request, response, next) => {
    answer(request, response, next).catch(next);
  });
}
