// `npm test`: every check that the pipeline runs, in order, each with its time; ends with "N passed, N failed".
// Names as arguments run only those: `node scripts/check.mjs types unit`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { firefoxPath } from "./browsers.mjs";
import { env as shared } from "./check-environment.mjs";
import { runQuietly, shown, twoAtATime } from "./side-by-side.mjs";
import { whatToOpen } from "./what-to-open.mjs";

const vitest = (project, report) =>
  `vitest run --project '${project}' --reporter=default --reporter=json --outputFile.json=reports/${report}.json`;

/** Steps that leave a core idle: two at a time, the longest first. None needs what another one makes. */
const besideOthers = [
  { name: "types", command: "npm run --silent types" },
  {
    name: "book",
    command: "storybook build -o storybook-static --quiet --stats-json && node scripts/book-manager.mjs",
  },
  { name: "build", command: "vite build --logLevel warn" },
  { name: "unused", command: "knip --no-progress" },
  { name: "rules", command: "npm run --silent rules" },
  { name: "lint", command: "biome ci . --max-diagnostics=50" },
  // Every story is played in the built book. This is what an editor and the book's test button play them by.
  { name: "runner", command: "vitest run --project 'stories*' --reporter=dot stories/ui/Button.stories.tsx" },
  { name: "lockfile", command: "node scripts/lockfile.mjs" },
];

/** A step counts as one check, or as the tests in its report; where it says why, it is left out. */
const steps = [
  // The vendor contract's rows in Node run with those in Chromium, so that all are counted together.
  {
    name: "unit",
    command: `${vitest("unit*", "unit")} --exclude 'tests/contract/vendor/**'`,
    report: "reports/unit.json",
  },
  { name: "contract", command: "node scripts/contract.mjs", report: "reports/contract.json" },
  {
    name: "visual",
    command: "playwright test --project=book --project=site",
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
    command: "playwright test --project=firefox --project=firefox-still",
    report: "reports/firefox.json",
    open: "reports/firefox/html/index.html",
    leftOut: () => !firefoxPath() && "no Firefox here: `node scripts/setup.mjs --firefox` installs one",
  },
  // At the end: the book carries what became of all of them.
  { name: "results", command: "tsx scripts/book-results.ts" },
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
const isAsked = ({ name }) => only.length === 0 || only.includes(name);

function note({ name, report, open }, ok, seconds) {
  let [good, bad] = report && existsSync(report) ? countsOf(report) : [ok ? 1 : 0, ok ? 0 : 1];
  // A runner that broke after its last test has failed all the same.
  if (!ok && bad === 0) bad = 1;
  if (bad > 0) toOpen.push(...whatToOpen({ name, report, open }));
  passed += good;
  failed += bad;
  lines.push(
    `${name.padEnd(10)} ${ok ? "ok    " : "FAILED"} ${seconds.toFixed(1).padStart(7)} s  ${good} passed, ${bad} failed`,
  );
}

await twoAtATime(
  besideOthers.filter(isAsked).map((step) => async () => {
    console.log(`\n=== ${step.name} begins: ${step.command}`);
    const { ok, said, seconds } = await runQuietly(step.command, env);
    console.log(`\n=== ${step.name} ended\n${shown(ok, said)}`.trimEnd());
    note(step, ok, seconds);
  }),
);
for (const step of steps.filter(isAsked)) {
  const { name, command, report } = step;
  const why = step.leftOut?.();
  if (why) {
    lines.push(`${name.padEnd(10)} left out: ${why}`);
    continue;
  }
  console.log(`\n=== ${name}: ${command}`);
  if (report) rmSync(report, { force: true });
  const start = Date.now();
  const ok = spawnSync(command, { shell: true, stdio: "inherit", env }).status === 0;
  note(step, ok, (Date.now() - start) / 1000);
}

if (toOpen.length > 0) lines.push("", ...toOpen);
console.log(`\n${lines.join("\n")}\n\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
