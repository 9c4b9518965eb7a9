// `npm run check`: proves what a change can reach, and says what it leaves out. The change is what is not committed and,
// on a branch, all that it adds to main; `npm run check -- --base REV`: all that has changed since REV.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { parseArgs } from "node:util";
import { runSteps } from "./run.mjs";

const { values: asked } = parseArgs({ options: { base: { type: "string" } } });
const leftMain = spawnSync("git", ["merge-base", "main", "HEAD"], { encoding: "utf8" });
const base = asked.base ?? (leftMain.stdout.trim() || "HEAD");
// Vitest follows the imports of each test and each story, style sheets included. A change of what all stories depend on
// without an import, such as a token, runs all of them (`forceRerunTriggers` in vitest.config.ts).
const reached = `vitest run --reporter=dot --changed ${base}`;
const steps = [
  { name: "stories", command: `${reached} --project stories-de` },
  // What the compiler found out the last time is kept among the caches; `npm test` starts from nothing.
  {
    name: "types",
    command:
      "npm run --silent types -- --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo",
  },
  { name: "unit", command: `${reached} --project unit --exclude 'tests/database/**'` },
  // These read files as text, so no import leads to them.
  { name: "architecture", command: "vitest run --reporter=dot --project unit tests/architecture" },
  { name: "lint", command: "biome ci . --max-diagnostics=50" },
];
const leftOut = [
  "stories in English and on a phone, and all pictures: npm run visual",
  "journeys through the built site: npm run e2e",
  "PostgreSQL: npm run unit -- tests/database; the vendors: node scripts/test.mjs contract",
  "packages, unused code and arrows between rooms: npm run lint",
];

const failed = [];
await runSteps(steps, ({ name }, { ok }) => {
  if (!ok) failed.push(name);
});
for (const sentence of leftOut) console.log(`left out: ${sentence}`);
const seconds = (performance.now() / 1000).toFixed(0);
const end = failed.length > 0 ? `Failed: ${failed.join(", ")}` : "All that was reached is fine";
console.log(`\n${end}, ${seconds} s.`);
process.exitCode = failed.length > 0 ? 1 : 0;
