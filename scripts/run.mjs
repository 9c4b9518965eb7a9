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
  PATH: `node_modules/.bin${delimiter}${process.env.PATH ?? ""}`,
};

/** More lines than this of a success, and what a later step says is not found any more. */
const fewLines = 20;

/** Of a long success the last line is enough; of a failure everything is told. */
function shown(ok, said) {
  const lines = said.trim().split("\n");
  if (ok && lines.length > fewLines) return `(${lines.length - 1} lines more)\n${lines.at(-1)}`;
  return lines.join("\n");
}

/**
 * Runs a command. What one beside others says is kept until it has ended, so that they do not mix.
 * @returns {Promise<{ ok: boolean, seconds: number }>}
 */
function run({ name, command }, isAlone) {
  const start = Date.now();
  console.log(`\n=== ${name}: ${command}`);
  const child = spawn(command, { shell: true, env, stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const output of isAlone ? [] : [child.stdout, child.stderr])
    output.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  return new Promise((resolve) => {
    child.on("close", (code) => {
      const seconds = (Date.now() - start) / 1000;
      const end = `=== ${name} ${code === 0 ? "ok" : "FAILED"}, ${seconds.toFixed(1)} s`;
      console.log(isAlone ? end : `\n${end}\n${shown(code === 0, said)}`.trimEnd());
      resolve({ ok: code === 0, seconds });
    });
  });
}

/**
 * Runs steps, begun in their order, as many at a time as there are cores.
 * @param {readonly { name: string, command: string }[]} steps
 * @param {(step: object, end: { ok: boolean, seconds: number }) => void} ended is told of each.
 */
export async function runSteps(steps, ended, atATime = Math.max(2, availableParallelism())) {
  const waiting = steps.values();
  const worker = async () => {
    for (const step of waiting) ended(step, await run(step, atATime === 1));
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}
