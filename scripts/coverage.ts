import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import coverage from "istanbul-lib-coverage";
import { readBuilt } from "./reach/built.ts";
import { type Coverage, reachOf } from "./reach/reached.ts";

/**
 * `npm run coverage`: which lines of what ships no journey and no story reaches. It builds the site with source maps and
 * without its minifier under reports/coverage, runs all of both, and writes reports/coverage.json, which the book's
 * results page shows. `-- journeys FILES` and `-- stories FILES` measure one part anew and keep the other.
 */
const folder = "reports/coverage";
const journeys = join(folder, "journeys");
const storyMap = join(folder, "stories/coverage-final.json");
const [part, ...files] = process.argv.slice(2);

function run(command: string, args: readonly string[], variables: Record<string, string> = {}): void {
  const { status } = spawnSync("npx", [command, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...variables },
  });
  // What was run until it failed was reached all the same; `npm test` is where a failure counts.
  if (status !== 0) console.warn(`${command} ended with failures; what it reached is counted.`);
}

if (part !== "journeys") {
  rmSync(join(folder, "stories"), { recursive: true, force: true });
  const report = ["reporter=json", `reportsDirectory=${join(folder, "stories")}`, "reportOnFailure"];
  const options = ["enabled", ...report].map((option) => `--coverage.${option}`);
  run("vitest", ["run", "--project", "stories*", ...options, ...files]);
}
if (part !== "stories") {
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
const ofStories = existsSync(storyMap) ? JSON.parse(readFileSync(storyMap, "utf8")) : {};
const reach = reachOf(shipped, coverage.createCoverageMap(ofStories), root);
const report: Coverage = {
  taken: new Date().toISOString(),
  parts: [existsSync(journeys) ? "journeys" : "", existsSync(storyMap) ? "stories" : ""].filter(Boolean),
  files: reach,
  inWorkers: inWorkers.filter((file) => file.startsWith(root)).map((file) => file.slice(root.length)),
};
writeFileSync("reports/coverage.json", JSON.stringify(report, null, 1));

for (const { file, unreached } of reach) if (unreached) console.log(`${file}: ${unreached}`);
const sum = (of: "lines" | "reached") => reach.reduce((all, row) => all + row[of], 0);
console.log(
  `${sum("reached")} of ${sum("lines")} lines in ${reach.length} files: ${report.parts.join(" and ")}.`,
);
