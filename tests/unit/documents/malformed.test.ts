import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { createServer, type InlineConfig, preview } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prerender } from "../../../config/prerender.ts";

const root = mkdtempSync(path.join(tmpdir(), "malformed-"));
const common = (): InlineConfig => ({
  root,
  configFile: false,
  appType: "mpa",
  logLevel: "silent",
  plugins: [prerender()],
});

/** Asks for an address exactly as it is written; a browser's own client would tidy it up. */
async function ask(port: number, address: string): Promise<{ status: number; said: string }> {
  const asked = get({ port, host: "127.0.0.1", path: address, headers: { accept: "text/html" } });
  const [answer] = await once(asked, "response");
  return { status: answer.statusCode, said: await text(answer) };
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Starts one of the two servers; answers its port and how to end it. */
const servers = {
  preview: async () => {
    const server = await preview({ ...common(), preview: { host: "127.0.0.1", port: 0 } });
    return { port: portOf(server.httpServer as Server), close: () => server.close() };
  },
  development: async () => {
    const server = await createServer({ ...common(), server: { host: "127.0.0.1", port: 0, ws: false } });
    await server.listen();
    return { port: portOf(server.httpServer as Server), close: () => server.close() };
  },
};

beforeAll(() => {
  mkdirSync(path.join(root, "dist/en"), { recursive: true });
  for (const page of ["index.html", "dist/index.html", "dist/en/index.html", "dist/404.html"])
    writeFileSync(path.join(root, page), "<p>The site</p>");
});
afterAll(() => rmSync(root, { recursive: true }));

describe.each(["preview", "development"] as const)("an address that is none, in %s", (kind) => {
  let server: Awaited<ReturnType<(typeof servers)[typeof kind]>>;
  beforeAll(async () => {
    server = await servers[kind]();
  });
  afterAll(() => server.close());

  test.each(["/%", "/%E0%A4%A", "//", "//en", "//evil.example/", "/%00", "/en/%"])(
    "%s is refused, with no stack",
    async (address) => {
      const { status, said } = await ask(server.port, address);
      expect([400, 404]).toContain(status);
      expect(said).not.toMatch(/Error|\bat .*:\d+/);
    },
  );

  test("and its own addresses still answer", async () => {
    expect((await ask(server.port, "/?a=%")).status).toBe(200);
  });
});
