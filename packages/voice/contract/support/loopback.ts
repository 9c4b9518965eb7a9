import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Received {
  method: string;
  /** With the query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Reply {
  status?: number;
  body?: string;
}

export type Loopback = Awaited<ReturnType<typeof loopback>>;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function loopback() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const seen: Received = { method, path: url, headers, body: await text(request) };
    received.push(seen);
    const reply = self.answer(seen);
    if (reply === "never") return;
    response.writeHead(reply.status ?? 200, { "content-type": "application/json" });
    response.end(reply.body ?? "");
  });
  const self = {
    url: await listen(server),
    received,
    answer: (_: Received): Reply | "never" => ({ body: "{}" }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return self;
}
