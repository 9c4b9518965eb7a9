import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { freePort } from "../../support/listen.ts";
import type { PostgresPrograms } from "./postgres-here.ts";

export interface ServerOptions {
  /** Where its data goes; a temporary folder of its own without one. */
  dataDir?: string;
  settings?: Record<string, string>;
}

/** Small, and loud about nothing. Writes are synchronous: the bench compares what a real server does. */
const usual = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "32MB",
  max_connections: "60",
  log_min_messages: "panic",
  autovacuum: "off",
};

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/** A PostgreSQL of our own, on this machine's loopback and nowhere else. */
export async function startPostgres(
  programs: PostgresPrograms,
  { dataDir, settings = {} }: ServerOptions = {},
) {
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), "postgres-"));
  chmodSync(folder, 0o700);
  if (programs.runAs) chownSync(folder, programs.runAs.uid, programs.runAs.gid);
  const data = path.join(folder, "data");
  const port = await freePort();
  const server = { child: undefined as ChildProcess | undefined };
  initialize(programs, folder, data);
  const options = Object.entries({ ...usual, ...settings }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const urlOf = (role: string, database = "postgres"): string =>
    `postgres://${role}@127.0.0.1:${port}/${database}`;

  async function start(): Promise<void> {
    const program = path.join(programs.folder, "postgres");
    const where = { ...programs.runAs, cwd: folder, stdio: "ignore" } as const;
    const child = spawn(program, ["-D", data, "-p", String(port), ...options], where);
    server.child = child;
    await untilAnswers(urlOf("superuser"), child);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const { child } = server;
    server.child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  await start();
  return {
    urlOf,
    start,
    /** Ends it at once, as a power cut would; what was committed is on the disk. */
    // SIGQUIT is PostgreSQL's own "immediate" stop: no checkpoint, recovery at the next start.
    crash: () => end("SIGQUIT"),
    async remove() {
      // Without a checkpoint: its folder goes with it.
      await end("SIGQUIT");
      rmSync(dataDir === undefined ? folder : data, { recursive: true, force: true });
    },
  };
}

function initialize(programs: PostgresPrograms, cwd: string, data: string): void {
  const flags = ["--username=superuser", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  execFileSync(path.join(programs.folder, "initdb"), ["-D", data, ...flags], {
    ...programs.runAs,
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null)
      throw new Error(`PostgreSQL ended with ${child.exitCode} before it answered.`);
    const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 2 });
    try {
      await sql`select 1`;
      return;
    } catch {
      await wait(100);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
  throw new Error("PostgreSQL did not answer within 30 seconds.");
}
