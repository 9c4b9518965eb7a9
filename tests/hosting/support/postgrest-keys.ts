import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createHandler } from "../../../supabase/local/handler.ts";
import type { Store } from "../../../supabase/local/store.ts";

/** The embedded data interface behind PostgREST's own rule about who asks. */
export interface DataInterface {
  port: number;
  /** The headers of the last request, as they arrived. */
  lastHeaders(): IncomingMessage["headers"];
  close(): Promise<void>;
}

/**
 * Serves a store at `/`, as PostgREST does: an `apikey` means nothing to it; no Authorization is the anonymous role;
 * a token is a JWT signed with its secret, or answers 401 PGRST301.
 */
export async function startWithPostgrestKeys(store: Store, jwtSecret: string): Promise<DataInterface> {
  const handler = createHandler({ ...store, allowRemote: true, log: () => undefined });
  let arrived: IncomingMessage["headers"] = {};
  const server = createServer((request, response) => {
    arrived = { ...request.headers };
    const role = roleOf(request.headers.authorization, jwtSecret);
    if (role === undefined) {
      response.writeHead(401, { "content-type": "application/json" });
      response.end(JSON.stringify({ code: "PGRST301", message: "No suitable key or wrong key type" }));
      return;
    }
    request.headers["apikey"] = role === "service_role" ? store.keys.secret : store.keys.publishable;
    delete request.headers["authorization"];
    request.url = `/rest/v1${request.url}`;
    handler(request, response, () => response.writeHead(404).end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    lastHeaders: () => arrived,
    async close() {
      server.closeAllConnections();
      server.close();
      await store.close();
    },
  };
}

function roleOf(authorization: string | undefined, secret: string): string | undefined {
  if (authorization === undefined) return "anon";
  const [header, payload, signature] = authorization.replace(/^Bearer /, "").split(".");
  const right = createHmac("sha256", secret).update(`${header}.${payload}`).digest("base64url");
  if (!payload || signature !== right) return undefined;
  const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString());
  return typeof claims === "object" && claims && "role" in claims ? String(claims.role) : "anon";
}
