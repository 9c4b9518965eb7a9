import type { Server } from "node:http";
import path from "node:path";
import process from "node:process";
import type { Plugin, PreviewServer, ViteDevServer } from "vite";
import { dataFolder } from "./folder.ts";
import { createHandler, type Handler } from "./handler.ts";
import { joinStore } from "./store.ts";

export interface LocalSupabaseOptions {
  /** Folder of the database; DATA_DIR or supabase/.temp/data without it. */
  dataDir?: string;
}

/**
 * The embedded backend: serves /rest/v1 beside the site, in `vite` and `vite preview`, over a
 * PostgreSQL in this process. A development and demonstration server; a published site talks to
 * hosted Supabase, with the same migrations. Does nothing in `vite build`.
 */
export function localSupabase(options: LocalSupabaseOptions = {}): Plugin {
  // A restart attaches to the new server before it takes leave of the old one.
  const stops: (() => Promise<void>)[] = [];
  const attach = async (server: ViteDevServer | PreviewServer): Promise<void> => {
    stops.push(await mount(server, options));
  };
  const detach = async (): Promise<void> => stops.shift()?.();
  return {
    name: "local-supabase",
    apply: "serve",
    configureServer: attach,
    configurePreviewServer: attach,
    closeServer: detach,
    closePreviewServer: detach,
  };
}

/** Puts the data interface before everything else that the server answers; returns how to take it away. */
async function mount(
  server: ViteDevServer | PreviewServer,
  options: LocalSupabaseOptions,
): Promise<() => Promise<void>> {
  const folder = dataFolder(options.dataDir);
  const { logger } = server.config;
  const { store, leave } = await joinStore(folder);
  const handler = createHandler({
    ...store,
    // Also answers other machines.
    allowRemote: process.env["LOCAL_SUPABASE_ALLOW_REMOTE"] === "1",
    log: (line) => logger.warn(`[local supabase] ${line}`),
  });
  server.middlewares.use(handler);
  logger.warn(
    `Development and demonstration server: contact requests are kept in ${shortPath(folder.root)}; a published site uses hosted Supabase.`,
  );
  publishWhenListening(server.httpServer, store.publish);
  const interrupted = (): void => closeAndExit(server, handler);
  process.once("SIGINT", interrupted);
  return async () => {
    process.off("SIGINT", interrupted);
    await handler.drain();
    await leave();
  };
}

function shortPath(folder: string): string {
  const relative = path.relative(process.cwd(), folder);
  return relative.startsWith("..") ? folder : relative;
}

function publishWhenListening(server: ViteDevServer["httpServer"], publish: (url: string) => void): void {
  server?.once("listening", () => {
    const address = (server as Server).address();
    if (address === null || typeof address === "string") return;
    const host = address.family === "IPv6" ? "[::1]" : "127.0.0.1";
    publish(`http://${host}:${address.port}`);
  });
}

/** Ctrl-C: what is under way is answered first. A second Ctrl-C ends at once, since `once` listens no more. */
function closeAndExit(server: ViteDevServer | PreviewServer, handler: Handler): void {
  const close = async (): Promise<void> => {
    await handler.drain();
    await server.close();
  };
  close().then(
    () => process.exit(130),
    () => process.exit(1),
  );
}
