import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { vi } from "vitest";
import { nginxPath } from "../../../scripts/machine.mjs";
import { freePort } from "../../support/listen.ts";

const nginx = nginxPath();
if (!nginx) {
  const missing = "No nginx here: `node scripts/setup.mjs --web-server` installs one.";
  if (process.env["CI"] === "true") throw new Error(missing);
  console.warn(`${missing} The check of its configuration is left out.`);
}

/** Whether this machine has an nginx; in a pipeline it must. */
export const hasNginx = nginx !== undefined;

/**
 * Starts nginx on loopback.
 * @param fill writes what is served into the folder; returns what belongs into `http { }`, listening on the port.
 */
export async function startNginx(fill: (folder: string, port: number) => string) {
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  const port = await freePort();
  const http = fill(folder, port);
  execFileSync("chmod", ["-R", "a+rX", folder]);
  const config = path.join(folder, "nginx.conf");
  writeFileSync(config, `pid ${folder}/pid; error_log stderr; events { } http { access_log off; ${http} }\n`);
  const server = spawn(nginx ?? "", ["-c", config, "-p", folder, "-g", "daemon off;"], { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(url), { timeout: 30_000 });
  return {
    url,
    async stop() {
      const ended = once(server, "exit");
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
