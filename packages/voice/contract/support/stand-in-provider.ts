import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";

/** The stand-in's answer. It is part of the address, so that the page itself chooses it. */
export interface StandInAnswer {
  /** 0 never answers. */
  status?: number;
  /** Sent as JSON, with the request that was received as `received`; a string is sent as it is. */
  body?: Record<string, unknown> | string;
}

const base = "/stand-in-provider/";

export function standInAddress(origin: string, answer: StandInAnswer): string {
  return `${origin}${base}${encodeURIComponent(JSON.stringify(answer))}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [answer = "", ...path] = (request.url ?? "").slice(1).split("/");
  const { status = 201, body = {} }: StandInAnswer = JSON.parse(decodeURIComponent(answer));
  // Says nothing, until the page goes away.
  if (status === 0) return;
  const received = {
    method: request.method,
    path: `/${path.join("/")}`,
    authorization: request.headers.authorization,
    type: request.headers["content-type"],
    body: await textOf(request),
  };
  response.writeHead(status, { "content-type": "application/json" });
  response.end(typeof body === "string" ? body : JSON.stringify({ ...body, received }));
}

export function standInProvider(): Plugin {
  return {
    name: "stand-in-provider",
    configureServer(server) {
      server.middlewares.use(base, (request, response) => {
        void reply(request, response);
      });
    },
  };
}
