// `npm test`: every check that the pipeline runs, each with its time; ends with "N passed, N failed".
// Names as arguments run only those: `node scripts/test.mjs types unit`.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";
import { firefoxPath, webkitPath } from "../config/browsers.mjs";
import { runSteps } from "./run.mjs";

/**
 * Each leaves a core idle at times, and none needs what another one makes: they run beside each other, the longest first.
 * A step counts as one check, or as the tests in its report.
 */
const besideOthers = [
  {
    name: "unit",
    command:
      "vitest run --project 'unit*' --reporter=default --reporter=json --outputFile.json=reports/unit.json",
  },
  {
    name: "book",
    // Its pages show approved pictures and proofs, which the second writes.
    command: "storybook build -o storybook-static --quiet --stats-json && tsx scripts/book-results.ts",
  },
  { name: "contract", command: "npm run --silent contract -w @mainlicht/voice" },
  { name: "types", command: "npm run --silent types" },
  { name: "lint", command: "npm run --silent lint" },
  { name: "build", command: "vite build --logLevel warn" },
];

/** Browsers that use every core, on what was built above. */
const alone = [
  { name: "visual", command: "playwright test --project=book --project=site" },
  { name: "e2e", command: "playwright test" },
  // At the end: the book carries what became of all of them.
  { name: "results", command: "tsx scripts/book-results.ts" },
];

const reportOf = (name) => `reports/${name}.json`;

/** Names a failed test with the beginning of what it says, since where a pipeline runs there may be nothing else to read. */
const because = (title, [why = ""] = []) => `${title}\n    ${stripVTControlCharacters(why).slice(0, 400)}`;

const errorsOf = ({ tests }) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)));

const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map((spec) => because(spec.title, errorsOf(spec))),
  ...suites.flatMap(failedSpecs),
];

const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();

/** Notes the commit in a Vitest report. @returns its or Playwright's passed and failed tests, and the titles of those. */
function outcomeOf(report) {
  const read = JSON.parse(readFileSync(report, "utf8"));
  if (read.stats) return [read.stats.expected, read.stats.unexpected + read.stats.flaky, failedSpecs(read)];
  // Playwright does so by itself; the book says it.
  writeFileSync(report, JSON.stringify({ ...read, commit }));
  const ofFiles = read.testResults.flatMap(({ assertionResults }) => assertionResults);
  const titles = ofFiles
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => because(fullName, failureMessages));
  return [read.numPassedTests, read.numFailedTests, titles];
}

const lines = [];
const toOpen = [];
let passed = 0;
let failed = 0;

function note({ name }, { ok, seconds }) {
  const report = reportOf(name);
  let [good, bad, titles = []] = existsSync(report) ? outcomeOf(report) : [ok ? 1 : 0, ok ? 0 : 1];
  // A runner that broke after its last test has failed all the same.
  if (!ok && bad === 0) bad = 1;
  passed += good;
  failed += bad;
  const state = bad === 0 ? "ok    " : "FAILED";
  const counts = `${good} passed, ${bad} failed`;
  lines.push(`${name.padEnd(10)} ${state} ${seconds.toFixed(1).padStart(7)} s  ${counts}`);
  if (bad > 0) toOpen.push(`${name}: \`node scripts/test.mjs ${name}\` runs this step alone`);
  const page = `reports/${name}/html/index.html`;
  if (bad > 0 && existsSync(page)) toOpen.push(`  ${page} shows what failed`);
  toOpen.push(...titles.map((title) => `  failed: ${title}`));
}

const only = process.argv.slice(2);
const isAsked = ({ name }) => only.length === 0 || only.includes(name);
mkdirSync("reports", { recursive: true });
for (const { name } of [...besideOthers, ...alone].filter(isAsked)) rmSync(reportOf(name), { force: true });

await runSteps(besideOthers.filter(isAsked), note);
await runSteps(alone.filter(isAsked), note, 1);
for (const [engine, path] of Object.entries({ Firefox: firefoxPath(), WebKit: webkitPath() }))
  if (!path) lines.push(`${engine} is not here: \`node scripts/setup.mjs --engines\` installs one`);
const part = only.length > 0 ? `, of ${only.join(", ")} alone` : "";
console.log(`\n${[...lines, "", ...toOpen].join("\n")}\n\n${passed} passed, ${failed} failed${part}`);
process.exit(failed > 0 ? 1 : 0);
