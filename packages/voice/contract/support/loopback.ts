import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  method: string;
  /** With the query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Reply {
  status?: number;
  type?: string;
  body?: string;
  headers?: Record<string, string>;
}

export interface Loopback {
  url: string;
  received: Received[];
  answer: (request: Received) => Reply | "never";
  close(): Promise<void>;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function loopback(answer: Loopback["answer"] = () => ({ body: "{}" })): Promise<Loopback> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const seen: Received = {
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString("utf8"),
      };
      received.push(seen);
      const reply = self.answer(seen);
      if (reply === "never") return;
      response.writeHead(reply.status ?? 200, {
        "content-type": reply.type ?? "application/json",
        ...reply.headers,
      });
      response.end(reply.body ?? "");
    });
  });
  const self: Loopback = {
    url: await listen(server),
    received,
    answer,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return self;
}
