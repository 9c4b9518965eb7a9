import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";

/** A process that takes locks when it is told to. */
export interface Contender {
  /** Tries at a moment (ms since 1970); answers `taken`, or `refused` with the reason. */
  take(at: number): Promise<string>;
  release(): Promise<string>;
  /** Ends it as `kill -9` does, and waits until it has ended: a zombie where its parent never asks for it. */
  kill(): Promise<void>;
  /** Ends what is left of it. */
  remove(): void;
}

const script = path.resolve(import.meta.dirname, "take-lock.ts");
const canLeaveZombies = process.platform === "linux";

/** Starts a process that contends for the lock of a folder; `leavesZombie`: its parent does not collect it. */
export async function startContender(folder: string, leavesZombie: boolean): Promise<Contender> {
  const command = [process.execPath, "--import", "tsx", script, folder];
  const isZombieToBe = leavesZombie && canLeaveZombies;
  const child = isZombieToBe ? underSleep(command) : plain(command);
  const input = child.stdio[isZombieToBe ? 3 : 0] as Writable;
  const answers = linesOf(child.stdout as Readable);
  const pid = Number((await answers()).split(" ")[1]);
  const ask = (order: string): Promise<string> => {
    input.write(`${order}\n`);
    return answers();
  };
  return {
    take: (at) => ask(`take ${at}`),
    release: () => ask("release"),
    async kill() {
      process.kill(pid, "SIGKILL");
      await (isZombieToBe ? untilZombie(pid) : once(child, "exit"));
    },
    remove: () => void child.kill("SIGKILL"),
  };
}

function plain([program = "", ...words]: string[]): ChildProcess {
  return spawn(program, words, { stdio: ["pipe", "pipe", "inherit"] });
}

/** The shell's place is taken by a sleep, which never asks how its child ended. */
function underSleep(command: string[]): ChildProcess {
  return spawn("sh", ["-c", '"$@" <&3 & exec sleep 3600', "sh", ...command], {
    stdio: ["ignore", "pipe", "inherit", "pipe"],
  });
}

/** Each call answers the next line. */
function linesOf(output: Readable): () => Promise<string> {
  const lines = createInterface({ input: output })[Symbol.asyncIterator]();
  return async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error("A contender ended before it answered.");
    return value;
  };
}

/** Its other threads may outlive its first, and hold what is open. */
async function untilZombie(pid: number): Promise<void> {
  const isOne = (): boolean =>
    readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ") &&
    readdirSync(`/proc/${pid}/task`).length === 1;
  while (!isOne()) await wait(1);
}
