// `npm run check`: proves what the change can reach, and says what it leaves out.
//   npm run check                   the uncommitted change, or, on a branch, all that it adds to main
//   npm run check -- --base REV     all that has changed since REV
import { spawnSync } from "node:child_process";
import process from "node:process";
import { parseArgs } from "node:util";
import { runSteps } from "./run.mjs";

const { values: asked } = parseArgs({ options: { base: { type: "string" } } });
const began = Date.now();

/** Where the branch left main; on main itself that is the last commit. */
function usualBase() {
  const bases = ["main", "origin/main"].map((trunk) => spawnSync("git", ["merge-base", trunk, "HEAD"]));
  return (
    bases
      .find(({ status }) => status === 0)
      ?.stdout.toString()
      .trim() ?? "HEAD"
  );
}

const base = asked.base ?? usualBase();
// Vitest follows the imports from each test and each story, style sheets included, to what has changed. What all of them
// hang on without an import starts all of them (`forceRerunTriggers` in vitest.config.ts).
const tests = `vitest run --changed ${base} --reporter=dot`;
const steps = [
  {
    name: "stories",
    command: `${tests} --project stories-de`,
  },
  // What the compiler found out the last time is kept among the caches; `npm test` starts from nothing.
  {
    name: "types",
    command:
      "npm run --silent types -- --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo",
  },
  {
    name: "unit",
    command: `${tests} --project unit --exclude 'tests/{database,contract/vendor}/**'`,
  },
  // These read files as text, so no import leads to them.
  { name: "architecture", command: "vitest run --project unit --reporter=dot tests/architecture" },
  { name: "lint", command: "biome ci . --max-diagnostics=50" },
];
const leftOut = [
  "the stories in English and on a phone, and every picture: npm run visual",
  "journeys through the built site: npm run e2e",
  "PostgreSQL: npm run unit -- tests/database",
  "the vendors' contract: node scripts/check.mjs contract",
];

let failed = 0;
await runSteps(steps, (_, { ok }) => {
  failed += ok ? 0 : 1;
});
for (const sentence of leftOut) console.log(`left out: ${sentence}`);
const seconds = ((Date.now() - began) / 1000).toFixed(0);
console.log(`\n${failed > 0 ? `${failed} steps failed` : "All that was reached is fine"}, ${seconds} s.`);
process.exitCode = failed > 0 ? 1 : 0;
