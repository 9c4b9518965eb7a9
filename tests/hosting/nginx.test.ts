import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { overHttps, securityHeaders } from "../../config/headers/headers.ts";
import { hostFiles } from "../../config/headers/hosts.ts";
import { nginxPath } from "../../scripts/web-server.mjs";

const nginx = nginxPath();
if (!nginx) {
  const missing = "No nginx here: `node scripts/setup.mjs --web-server` installs one.";
  if (process.env["CI"] === "true") throw new Error(missing);
  console.warn(`${missing} The check of its configuration is left out.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (typeof address !== "object" || !address) throw new Error("There is no free port.");
  return address.port;
}

const headers = {
  ...securityHeaders({ VITE_CHAT_PROJECT_ID: "project", VITE_VAPI_PUBLIC_KEY: "key" }, ["sha256-abc"]),
  ...overHttps(),
};

describe.skipIf(!nginx)("nginx with its generated file", () => {
  let folder: string;
  let server: ChildProcess;
  let url: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "site-on-nginx-"));
    const site = path.join(folder, "site");
    mkdirSync(path.join(site, "assets"), { recursive: true });
    mkdirSync(path.join(site, "en"));
    writeFileSync(path.join(site, "index.html"), "home");
    writeFileSync(path.join(site, "en/index.html"), "english");
    writeFileSync(path.join(site, "404.html"), "not here");
    writeFileSync(path.join(site, "assets/app-1234.js"), "app");
    execFileSync("chmod", ["-R", "a+rX", folder]);

    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const generated = hostFiles(headers).find(({ name }) => name === "nginx.conf")?.text ?? "";
    const here = generated.replace("listen 80", `listen 127.0.0.1:${port}`).replace("/srv/site", site);
    const config = path.join(folder, "nginx.conf");
    writeFileSync(
      config,
      `pid ${folder}/pid; error_log stderr; events { } http { access_log off; ${here} }\n`,
    );
    server = spawn(nginx ?? "", ["-c", config, "-p", folder, "-g", "daemon off;"], { stdio: "inherit" });
    await vi.waitFor(() => fetch(url), { timeout: 10_000 });
  });

  afterAll(async () => {
    const ended = once(server, "exit");
    server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  });

  test.each([
    ["/", 200, "home", "no-cache"],
    ["/en/", 200, "english", "no-cache"],
    ["/nowhere", 404, "not here", "no-cache"],
    ["/assets/app-1234.js", 200, "app", "public, max-age=31536000, immutable"],
  ])("%s answers %i with every header, each once", async (address, status, text, caching) => {
    const answer = await fetch(url + address);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    expect(answer.headers.get("cache-control")).toBe(caching);
    for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
    expect(answer.headers.get("server")).toBe("nginx");
  });
});
