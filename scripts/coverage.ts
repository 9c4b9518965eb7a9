import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import coverage from "istanbul-lib-coverage";
import { readBuilt } from "./reach/built.ts";
import { type Coverage, reachOf, roomsOf } from "./reach/reached.ts";

/**
 * `npm run coverage`: which lines of what ships no journey and no story reaches, and which of these no other test either.
 * It builds the site with source maps and without its minifier under reports/coverage, runs all of them, and writes
 * reports/coverage.json, which the book's results page shows. `-- journeys FILES`, `-- stories FILES` and `-- units FILES`
 * measure one part anew and keep the others; `-- report` runs nothing.
 */
const folder = "reports/coverage";
const journeys = join(folder, "journeys");
const [part, ...files] = process.argv.slice(2);

function run(command: string, args: readonly string[], variables: Record<string, string> = {}): void {
  const { status } = spawnSync("npx", [command, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...variables },
  });
  // What was run until it failed was reached all the same; `npm test` is where a failure counts.
  if (status !== 0) console.warn(`${command} ended with failures; what it reached is counted.`);
}

const mapOf = (name: "stories" | "units") => join(folder, name, "coverage-final.json");

/** Has Vitest count what its projects run. */
function runTests(name: "stories" | "units", projects: string): void {
  rmSync(join(folder, name), { recursive: true, force: true });
  const report = ["reporter=json", `reportsDirectory=${join(folder, name)}`, "reportOnFailure"];
  const options = ["enabled", ...report].map((option) => `--coverage.${option}`);
  run("vitest", ["run", "--project", projects, ...options, ...files]);
}

const wanted = (name: string) => part === undefined || part === name;
if (wanted("stories")) runTests("stories", "stories*");
if (wanted("units")) runTests("units", "unit");
if (wanted("journeys")) {
  rmSync(journeys, { recursive: true, force: true });
  const quiet = ["--reporter=list", `--output=${join(folder, "results")}`];
  run("playwright", ["test", ...quiet, ...files], { COVERAGE: journeys });
}

const built = join(folder, "sites");
const sites = existsSync(built) ? readdirSync(built).map((name) => join(built, name)) : [];
const root = `${process.cwd()}/src/`;
const { shipped, inWorkers } = await readBuilt(
  sites.filter((site) => existsSync(join(site, "assets"))),
  journeys,
);
const counted = (name: "stories" | "units") =>
  coverage.createCoverageMap(existsSync(mapOf(name)) ? JSON.parse(readFileSync(mapOf(name), "utf8")) : {});
const reach = reachOf(shipped, counted("stories"), counted("units"), root);
const report: Coverage = {
  taken: new Date().toISOString(),
  parts: Object.entries({ journeys, stories: mapOf("stories"), units: mapOf("units") })
    .filter(([, file]) => existsSync(file))
    .map(([name]) => name),
  files: reach,
  inWorkers: inWorkers.filter((file) => file.startsWith(root)).map((file) => file.slice(root.length)),
};
writeFileSync("reports/coverage.json", JSON.stringify(report, null, 1));

for (const { file, unitsOnly, unreached } of reach) {
  if (unreached) console.log(`${file}: ${unreached}`);
  if (unitsOnly) console.log(`${file}, by tests in Node alone: ${unitsOnly}`);
}
for (const { room, lines, reached } of roomsOf(reach)) console.log(`${room}: ${reached} of ${lines}`);
const sum = (of: "lines" | "reached") => reach.reduce((all, row) => all + row[of], 0);
console.log(
  `${sum("reached")} of ${sum("lines")} lines in ${reach.length} files, by journeys and stories; measured: ${report.parts.join(", ")}.`,
);
