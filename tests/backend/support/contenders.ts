import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { dataFolder } from "../../../supabase/local/folder.ts";

/** Starts a process that contends for the lock of a folder. */
export async function startContender(folder: string) {
  const script = path.resolve(import.meta.dirname, "take-lock.ts");
  const child = spawn(process.execPath, ["--import", "tsx", script, folder], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answer = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new Error("A contender ended before it answered.");
    return value;
  };
  const ask = (order: string): Promise<string> => {
    child.stdin.write(`${order}\n`);
    return answer();
  };
  await answer();
  return {
    /** Tries at a moment (ms since 1970); answers `taken`, or `refused` with the reason. */
    take: (at: number) => ask(`take ${at}`),
    release: () => ask("release"),
    /** Ends it as `kill -9` does, and waits until it has ended. */
    async kill(): Promise<void> {
      const ended = once(child, "exit");
      if (child.kill("SIGKILL")) await ended;
    },
  };
}

/** What a previous holder may leave in the file that names it. Whoever trusts a number there takes it for alive. */
const remains = [
  "",
  '{"pid":',
  JSON.stringify({ pid: process.pid, url: "http://127.0.0.1:1" }),
  null,
] as const;

/**
 * Lets processes take one lock at the same moment, round after round. Every second winner is killed; the others give
 * the lock back, and something is left in the file that names the holder.
 * @returns how the rounds went: all but `one` are faults, `broken` a refusal other than that the folder is in use
 */
export async function contendFor(folder: string, rounds: number, atOnce = 8) {
  const counts = { one: 0, two: 0, none: 0, broken: [] as string[] };
  const { owner } = dataFolder(folder);
  const contenders = await Promise.all(Array.from({ length: atOnce }, () => startContender(folder)));
  try {
    for (let round = 0; round < rounds; round += 1) {
      const at = Date.now() + 15;
      const answers = await Promise.all(contenders.map((contender) => contender.take(at)));
      counts.broken.push(...answers.filter((text) => !/^(taken|refused .*(in use|opened))/.test(text)));
      const winners = contenders.filter((_, index) => answers[index] === "taken");
      counts[winners.length === 0 ? "none" : winners.length === 1 ? "one" : "two"] += 1;
      for (const winner of winners) {
        if (round % 2 === 0) {
          await winner.kill();
          contenders[contenders.indexOf(winner)] = await startContender(folder);
        } else {
          await winner.release();
          const left = remains[((round - 1) / 2) % remains.length];
          if (typeof left === "string") writeFileSync(owner, left);
          else rmSync(owner, { force: true });
        }
      }
    }
  } finally {
    await Promise.all(contenders.map((contender) => contender.kill()));
  }
  return counts;
}
