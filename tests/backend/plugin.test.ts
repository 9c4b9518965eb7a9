import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { build, createServer, type InlineConfig, resolveConfig } from "vite";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { privateFiles } from "../../config/private-files.ts";
import { dataFolder } from "../../supabase/local/folder.ts";
import { LOCAL_PUBLISHABLE_KEY } from "../../supabase/local/keys.ts";
import { localSupabase } from "../../supabase/local/plugin.ts";
import { client, request, send, startBackend } from "./support/backend.ts";

/** A site of one page. The tests use its data folder one after the other. */
const root = mkdtempSync(path.join(tmpdir(), "local-supabase-site-"));
const dataDir = path.join(root, "data");
const { owner } = dataFolder(dataDir);

beforeAll(async () => {
  mkdirSync(path.join(root, "dist"));
  for (const page of ["index.html", "dist/index.html"])
    writeFileSync(path.join(root, page), "<p>The site</p>");
  const made = await startBackend({ dataDir });
  await made.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function config(folder: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [privateFiles(), localSupabase({ dataDir: folder })],
    server: { host: "127.0.0.1", port: 0, ws: false },
  };
}

/** Opens an address as a visitor. @returns the page, and the status of a request that is sent from it. */
async function visit(address = ""): Promise<[page: string, status: number]> {
  const url = new URL(address).origin;
  const page = await fetch(url);
  const { status } = await send(client(url, LOCAL_PUBLISHABLE_KEY), request());
  return [await page.text(), status];
}

async function startPreview() {
  const script = path.join(import.meta.dirname, "support/preview-server.ts");
  const cwd = path.resolve(import.meta.dirname, "../..");
  const child = spawn(process.execPath, ["--import", "tsx", script, root], { cwd });
  onTestFinished(() => void child.kill("SIGKILL"));
  let text = "";
  const hear = (part: Buffer): void => {
    text += part;
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  await expect.poll(() => text, { timeout: 45_000 }).toContain("ready");
  return { child, said: () => text, url: /ready (\S+)/.exec(text)?.[1] ?? "" };
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
    expect(existsSync(owner)).toBe(false);
  });

  it("in the preview of the built site, which says what it is and ends with Ctrl-C", async () => {
    const { child, said, url } = await startPreview();
    const met = await visit(url);
    child.kill("SIGINT");
    const [code] = await once(child, "exit");
    expect(met).toEqual([expect.stringContaining("The site"), 201]);
    expect(said().match(/Development and demonstration server/g)).toHaveLength(1);
    expect([code, existsSync(owner)]).toEqual([130, false]);
  });

  it("which ends with Ctrl-C while a visitor has sent half a request, too", async () => {
    const { child, url } = await startPreview();
    const { hostname: host, port } = new URL(url);
    const visitor = connect({ host, port: Number(port) });
    onTestFinished(() => void visitor.destroy());
    const answer = once(visitor, "data");
    const lines = [
      "POST /rest/v1/contact_submissions HTTP/1.1",
      `host: ${host}`,
      `apikey: ${LOCAL_PUBLISHABLE_KEY}`,
    ];
    visitor.write(
      `${[...lines, "content-type: application/json", "content-length: 99"].join("\r\n")}\r\n\r\n{"name":`,
    );
    // Another one's whole visit: after it, the half one is under way.
    await visit(url);
    child.kill("SIGINT");
    const [code] = await once(child, "exit");
    expect([code, String(await answer)]).toEqual([130, expect.stringContaining("503")]);
  });
});

it("hands out no file of the data folder in the development server", async () => {
  const folder = path.join(root, "supabase/.temp/data");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "secret-key"), "secret");
  const server = await createServer(config(dataDir));
  await server.listen();
  const answer = await fetch(new URL("/supabase/.temp/data/secret-key", server.resolvedUrls?.local[0]));
  await server.close();
  expect([answer.status, await answer.text()]).not.toContain("secret");
  expect(answer.status).toBe(403);
});

it.each(["vite.config.ts", ".storybook/vite.config.ts"])("nor in any server of %s", async (file) => {
  const configFile = path.resolve(import.meta.dirname, "../..", file);
  // Storybook hands over a `server` part of its own.
  const { server } = await resolveConfig({ configFile, server: { fs: { strict: true } } }, "serve");
  expect(server.fs.deny).toContain("**/supabase/.temp/**");
});

it("but the build opens no database", async () => {
  const unused = path.join(root, "never");
  await build(config(unused));
  expect(existsSync(unused)).toBe(false);
});
