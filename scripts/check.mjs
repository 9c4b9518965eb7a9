// `npm test`: every check that the pipeline runs, in order, each with its time; ends with "N passed, N failed".
// Names as arguments run only those: `node scripts/check.mjs types unit`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { firefoxPath } from "./browsers.mjs";
import { env as shared } from "./check-environment.mjs";
import { whatToOpen } from "./what-to-open.mjs";

const vitest = (project, report) =>
  `vitest run --project '${project}' --reporter=default --reporter=json --outputFile.json=reports/${report}.json`;

/** A step counts as one check, or as the tests in its report; where it says why, it is left out. */
const steps = [
  { name: "lint", command: "biome ci . --max-diagnostics=50" },
  { name: "types", command: "npm run --silent types" },
  { name: "rules", command: "npm run --silent rules" },
  { name: "unused", command: "knip --no-progress" },
  { name: "lockfile", command: "node scripts/lockfile.mjs" },
  // The vendor contract's rows in Node run with those in Chromium, so that all are counted together.
  {
    name: "unit",
    command: `${vitest("unit*", "unit")} --exclude 'tests/contract/vendor/**'`,
    report: "reports/unit.json",
  },
  { name: "contract", command: "node scripts/contract.mjs", report: "reports/contract.json" },
  { name: "stories", command: vitest("stories*", "stories"), report: "reports/stories.json" },
  { name: "build", command: "vite build --logLevel warn" },
  {
    name: "book",
    command: "storybook build -o storybook-static --quiet --stats-json && node scripts/book-manager.mjs",
  },
  {
    name: "visual",
    command: "playwright test -c playwright.visual.config.ts",
    report: "reports/visual.json",
    open: "reports/visual/html/index.html",
  },
  {
    name: "e2e",
    command: "playwright test",
    report: "reports/e2e.json",
    open: "reports/e2e/html/index.html",
  },
  {
    name: "firefox",
    command: "playwright test -c playwright.firefox.config.ts",
    report: "reports/firefox.json",
    open: "reports/firefox/html/index.html",
    leftOut: () => !firefoxPath() && "no Firefox here: `node scripts/setup.mjs --firefox` installs one",
  },
  // At the end: the book carries what became of all of them.
  { name: "results", command: "node scripts/book-results.mjs && tsx scripts/book-approved.ts" },
];

/** @returns passed and failed tests of a Vitest or Playwright report. */
function countsOf(report) {
  const read = JSON.parse(readFileSync(report, "utf8"));
  if (read.stats) return [read.stats.expected, read.stats.unexpected + read.stats.flaky];
  return [read.numPassedTests, read.numFailedTests];
}

const only = process.argv.slice(2);
const env = { ...shared, CI: process.env.CI || "1" };
mkdirSync("reports", { recursive: true });

const lines = [];
const toOpen = [];
let passed = 0;
let failed = 0;
for (const { name, command, report, open, leftOut } of steps) {
  if (only.length > 0 && !only.includes(name)) continue;
  const why = leftOut?.();
  if (why) {
    lines.push(`${name.padEnd(10)} left out: ${why}`);
    continue;
  }
  console.log(`\n=== ${name}: ${command}`);
  if (report) rmSync(report, { force: true });
  const start = Date.now();
  const ok = spawnSync(command, { shell: true, stdio: "inherit", env }).status === 0;
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  let [good, bad] = report && existsSync(report) ? countsOf(report) : [ok ? 1 : 0, ok ? 0 : 1];
  // A runner that broke after its last test has failed all the same.
  if (!ok && bad === 0) bad = 1;
  if (bad > 0) toOpen.push(...whatToOpen({ name, report, open }));
  passed += good;
  failed += bad;
  lines.push(
    `${name.padEnd(10)} ${ok ? "ok    " : "FAILED"} ${seconds.padStart(7)} s  ${good} passed, ${bad} failed`,
  );
}

if (toOpen.length > 0) lines.push("", ...toOpen);
console.log(`\n${lines.join("\n")}\n\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
