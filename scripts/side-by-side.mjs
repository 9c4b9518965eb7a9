// Runs commands beside each other, and keeps what they say apart.
import { spawn } from "node:child_process";

/**
 * Runs a command with a shell, and keeps what it says until it has ended.
 * @returns {Promise<{ ok: boolean, said: string, seconds: number }>}
 */
export function runQuietly(command, env) {
  const start = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, env, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding("utf8").on("data", (text) => {
        said += text;
      });
    }
    child.on("close", (code) => resolve({ ok: code === 0, said, seconds: (Date.now() - start) / 1000 }));
  });
}

/**
 * Does pieces of work two at a time, begun in their order.
 * @template T
 * @param {readonly (() => Promise<T>)[]} works
 * @returns {Promise<T[]>} their results, in the same order.
 */
export async function twoAtATime(works) {
  const results = [];
  const waiting = works.entries();
  const worker = async () => {
    for (const [place, work] of waiting) results[place] = await work();
  };
  await Promise.all([worker(), worker()]);
  return results;
}

/** More than this, and what a later step says is not found any more. */
const fewLines = 20;

/** What a terminal shows of it: all that a failed command said, and of a long success its last line. */
export function shown(ok, said) {
  const lines = said.trim().split("\n");
  if (!ok || lines.length <= fewLines) return lines.join("\n");
  return `(${lines.length - 1} lines more)\n${lines.at(-1)}`;
}
