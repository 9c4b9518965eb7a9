import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { createServer, type InlineConfig, type PreviewServer, preview, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prerender } from "../../../config/prerender.ts";

type Server = Pick<ViteDevServer | PreviewServer, "close" | "resolvedUrls">;

const root = mkdtempSync(path.join(tmpdir(), "malformed-"));
const common = (): InlineConfig => ({
  root,
  configFile: false,
  appType: "mpa",
  logLevel: "silent",
  plugins: [prerender()],
});

/** Asks for an address exactly as it is written; a browser's own client would tidy it up. */
async function ask({ resolvedUrls }: Server, address: string): Promise<{ status: number; said: string }> {
  const { port } = new URL(resolvedUrls?.local[0] ?? "");
  const asked = get({ port, host: "127.0.0.1", path: address, headers: { accept: "text/html" } });
  const [answer] = await once(asked, "response");
  return { status: answer.statusCode, said: await text(answer) };
}

const servers: Readonly<Record<string, () => Promise<Server>>> = {
  preview: () => preview({ ...common(), preview: { host: "127.0.0.1", port: 0 } }),
  development: async () => {
    const server = await createServer({ ...common(), server: { host: "127.0.0.1", port: 0, ws: false } });
    return server.listen();
  },
};

beforeAll(() => {
  mkdirSync(path.join(root, "dist/en"), { recursive: true });
  for (const page of ["index.html", "dist/index.html", "dist/en/index.html", "dist/404.html"])
    writeFileSync(path.join(root, page), "<p>The site</p>");
});
afterAll(() => rmSync(root, { recursive: true }));

describe.each(Object.entries(servers))("an address that is none, in %s", (_kind, start) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  test.each(["/%", "/%E0%A4%A", "//", "//en", "//evil.example/", "/%00", "/en/%"])(
    "%s is refused, with no stack",
    async (address) => {
      const { status, said } = await ask(server, address);
      expect([400, 404]).toContain(status);
      expect(said).not.toMatch(/Error|\bat .*:\d+/);
    },
  );

  test("and its own addresses still answer", async () => {
    expect((await ask(server, "/?a=%")).status).toBe(200);
  });
});
