import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { build, createServer, type InlineConfig } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LOCAL_PUBLISHABLE_KEY } from "../../supabase/local/keys.ts";
import { localSupabase } from "../../supabase/local/plugin.ts";
import { client, request, send, startBackend } from "./support/backend.ts";

/** A site of one page. The tests use its data folder one after the other. */
const root = mkdtempSync(path.join(tmpdir(), "local-supabase-site-"));
const dataDir = path.join(root, "data");
const lock = path.join(dataDir, "lock.json");

beforeAll(async () => {
  mkdirSync(path.join(root, "dist"));
  for (const page of ["index.html", "dist/index.html"])
    writeFileSync(path.join(root, page), "<p>The site</p>");
  const made = await startBackend({ dataDir });
  await made.close();
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

function config(folder: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [localSupabase({ dataDir: folder })],
    server: { host: "127.0.0.1", port: 0, ws: false },
  };
}

/** What a visitor meets at an address: the page, and the answer to a request sent from it. */
async function visit(address: string | undefined): Promise<[page: string, status: number]> {
  const url = new URL(address ?? "").origin;
  const page = await fetch(url);
  const { status } = await send(client(url, LOCAL_PUBLISHABLE_KEY), request());
  return [await page.text(), status];
}

describe("the site and its data interface share one address", () => {
  it("in the development server, also across its restart", async () => {
    const server = await createServer(config(dataDir));
    await server.listen();
    const before = await visit(server.resolvedUrls?.local[0]);
    await server.restart();
    const after = await visit(server.resolvedUrls?.local[0]);
    await server.close();
    for (const met of [before, after]) expect(met).toEqual([expect.stringContaining("The site"), 201]);
    expect(existsSync(lock)).toBe(false);
  }, 30_000);

  it("in the preview of the built site, which says what it is and ends with Ctrl-C", async () => {
    const script = path.join(import.meta.dirname, "support/preview-server.ts");
    const cwd = path.resolve(import.meta.dirname, "../..");
    const child = spawn(process.execPath, ["--import", "tsx", script, root], { cwd });
    let said = "";
    const hear = (text: Buffer): void => {
      said += text;
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    await expect.poll(() => said, { timeout: 20_000 }).toContain("ready");
    const met = await visit(/ready (\S+)/.exec(said)?.[1]);
    child.kill("SIGINT");
    const [code] = await once(child, "exit");
    expect(met).toEqual([expect.stringContaining("The site"), 201]);
    expect(said.match(/Development and demonstration server/g)).toHaveLength(1);
    expect([code, existsSync(lock)]).toEqual([130, false]);
  }, 30_000);

  it("but the build opens no database", async () => {
    const unused = path.join(root, "never");
    await build(config(unused));
    expect(existsSync(unused)).toBe(false);
  });
});
