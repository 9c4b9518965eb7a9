// Runs the steps of `npm test` and `npm run check`: shell commands, with this project's programs on the path.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { delimiter } from "node:path";
import process from "node:process";

const env = {
  ...process.env,
  CI: process.env.CI || "1",
  NO_COLOR: "1",
  // Playwright asks its servers for colours otherwise, and Node then warns in each of them.
  FORCE_COLOR: "0",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  // Many short processes load the same tools: what Node has compiled once, it need not compile again.
  NODE_COMPILE_CACHE: "node_modules/.cache/node",
  PATH: `node_modules/.bin${delimiter}${process.env.PATH ?? ""}`,
};

/** What a terminal shows of a command that ran beside others: all of a failure, of a long success its last line. */
function shown(ok, said) {
  const lines = said.trim().split("\n");
  return ok && lines.length > 20 ? `(${lines.length - 1} lines more)\n${lines.at(-1)}` : lines.join("\n");
}

/** Runs a command; beside others, what it says is kept until it has ended, so that they do not mix. */
function run({ name, command }, isAlone) {
  const start = Date.now();
  console.log(`\n=== ${name}: ${command}`);
  const child = spawn(command, { shell: true, env, stdio: isAlone ? "inherit" : "pipe" });
  let said = "";
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  return new Promise((resolve) => {
    child.on("close", (code) => {
      const [ok, seconds] = [code === 0, (Date.now() - start) / 1000];
      console.log(
        `\n=== ${name} ${ok ? "ok" : "FAILED"}, ${seconds.toFixed(1)} s\n${shown(ok, said)}`.trimEnd(),
      );
      resolve({ ok, seconds });
    });
  });
}

/**
 * Runs steps, begun in their order, as many at a time as there are cores.
 * @param {readonly { name: string, command: string }[]} steps
 * @param {(step: object, end: { ok: boolean, seconds: number }) => void} ended is told of each.
 */
export async function runSteps(steps, ended, atATime = availableParallelism()) {
  const waiting = steps.values();
  const worker = async () => {
    for (const step of waiting) ended(step, await run(step, atATime === 1));
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}
