import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Database } from "./database.ts";
import { dataFolder } from "./folder.ts";
import { createHandler } from "./handler.ts";
import { openStore, type Store } from "./store.ts";

export interface StartOptions {
  /** Folder of the database; in memory without one. */
  dataDir?: string;
  /** The files of a first start, see OpenOptions. */
  cluster?: Blob;
  /** 0, the default, takes a free port. */
  port?: number;
  /** Takes one line per failed statement; silent by default. */
  log?: (line: string) => void;
}

export interface LocalSupabase {
  url: string;
  publishableKey: string;
  secretKey: string;
  db: Database;
  /** Answers the requests under way, closes the database and gives the folder free. */
  close(): Promise<void>;
}

/**
 * Serves the data interface alone, on a plain HTTP server of this machine: for tests, the bench and the inbox.
 * @throws FolderInUse when another process holds the folder; the server's error when the port is taken
 */
export async function startLocalSupabase(options: StartOptions = {}): Promise<LocalSupabase> {
  const { cluster, dataDir } = options;
  const folder = dataDir === undefined ? undefined : dataFolder(dataDir);
  return serveStore(await openStore({ folder, cluster }), options);
}

/** Serves a store that is open already, and closes it with the server. */
export async function serveStore(
  store: Store,
  options: Pick<StartOptions, "log" | "port"> = {},
): Promise<LocalSupabase> {
  const handler = createHandler({ ...store, allowRemote: false, log: options.log ?? (() => undefined) });
  const server = createServer((request, response) => {
    handler(request, response, () => response.writeHead(404).end());
  });
  // A client that takes up a connection again just as its server gives it up gets no answer. With the usual five seconds
  // that happens in a process that was held up for one.
  server.keepAliveTimeout = 60_000;
  try {
    const url = await listen(server, options.port ?? 0);
    store.publish(url);
    return {
      url,
      publishableKey: store.keys.publishable,
      secretKey: store.keys.secret,
      db: store.database,
      async close() {
        server.close();
        await handler.drain();
        server.closeAllConnections();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function listen(server: Server, port: number): Promise<string> {
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}`;
}
