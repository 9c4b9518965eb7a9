import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { freePort } from "../support/free-port.ts";

const script = path.join(import.meta.dirname, "load-server.ts");

/** A server that can be killed and started again at the same address. */
export interface KillableServer {
  url: string;
  /** Ends it with SIGKILL: it can do nothing about it. */
  kill(): Promise<void>;
  /** @returns how long it took until it served, in milliseconds */
  start(): Promise<number>;
}

/** A server on the data folder; not started yet. */
export async function killableServer(dataDir: string): Promise<KillableServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      if (child === undefined) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      child = undefined;
    },
    async start() {
      const started = performance.now();
      child = fork(script, [dataDir, String(port)], {
        execArgv: ["--import", "tsx"],
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      const failed = once(child, "exit").then(([code]) => {
        throw new Error(`The server ended with ${code} before it served.`);
      });
      await Promise.race([once(child, "message"), failed]);
      failed.catch(() => undefined);
      return performance.now() - started;
    },
  };
}
