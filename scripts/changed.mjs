// `npm run check`: proves what the change can reach, and says what it left out.
//   npm run check                   the uncommitted change, or, on a branch, all that it adds to main
//   npm run check -- --base REV     all that has changed since REV
//   npm run check -- --journeys     the journeys of the features that it reaches, too
//   npm run check -- --all          everything: `npm test`
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { planOf } from "./changed/plan.mjs";
import { env } from "./check-environment.mjs";
import { runQuietly, shown, twoAtATime } from "./side-by-side.mjs";

const { values: asked } = parseArgs({
  options: {
    base: { type: "string" },
    journeys: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
  },
});
const read = (command, ...args) => execFileSync(command, args, { env, encoding: "utf8", maxBuffer: 2 ** 28 });
const linesOf = (text) => text.split("\n").filter(Boolean);

const began = Date.now();
let failed = false;

/** A step that shows what it does while it does it. */
function step(name, command, ...args) {
  const start = Date.now();
  console.log(`\n=== ${name}`);
  const ok = spawnSync(command, args, { stdio: "inherit", env }).status === 0;
  console.log(`${name}: ${ok ? "ok" : "FAILED"}, ${((Date.now() - start) / 1000).toFixed(1)} s`);
  failed ||= !ok;
}

/** A step that runs beside another, and says what it has to say when it has ended. */
const quietStep = (name, command) => async () => {
  const { ok, said, seconds } = await runQuietly(command, env);
  console.log(
    `\n=== ${name}: ${ok ? "ok" : "FAILED"}, ${seconds.toFixed(1)} s\n${shown(ok, said)}`.trimEnd(),
  );
  failed ||= !ok;
};

/** The commit that the change is measured against: where the branch left main, or on main itself the last commit. */
function usualBase() {
  const branch = read("git", "branch", "--show-current").trim();
  if (branch === "" || branch === "main") return "HEAD";
  for (const trunk of ["main", "origin/main"]) {
    const { status, stdout } = spawnSync("git", ["merge-base", trunk, "HEAD"], { env, encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return "HEAD";
}

function filesSince(base) {
  return [
    ...linesOf(read("git", "diff", "--name-only", "--diff-filter=d", base)),
    ...linesOf(read("git", "ls-files", "--others", "--exclude-standard")),
  ];
}

/** Follows the imports from the changed files, style sheets included, to all files that import them. */
function modulesReachedFrom(files) {
  const rooms = ["src", "stories", "tests", "supabase", "config", "scripts", ".storybook"];
  const these = `^(${files.map((file) => file.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})$`;
  const graph = JSON.parse(read("depcruise", ...rooms, "--reaches", these, "--output-type", "json"));
  return graph.modules.map(({ source }) => source);
}

/** The ids of the stories in these files, from the book that was built last. */
function storiesIn(files) {
  const { entries } = JSON.parse(readFileSync("storybook-static/index.json", "utf8"));
  return Object.values(entries)
    .filter(({ type, importPath }) => type === "story" && files.includes(importPath.replace("./", "")))
    .map(({ id }) => id);
}

/** Whole journeys take seconds each way, and go the same ways as the views in them: one of their visits is enough here. */
const furtherWalks = "flows-\\S+ (?!de-1280)\\S+, for the play";

/** Plays stories in the built book and compares their pictures. @returns what it leaves out, in sentences. */
function visitStories(files) {
  const visits = ["test", "--project=book"];
  if (files === "all") {
    step("stories and pictures", "playwright", ...visits, "--project=site");
    return [];
  }
  const ids = storiesIn(files);
  if (ids.length === 0) return [];
  const own = ["--grep", `\\s(${ids.join("|")})\\s`, "--grep-invert", furtherWalks];
  step(`${ids.length} stories and their pictures`, "playwright", ...visits, ...own);
  const walked = ids.some((id) => id.startsWith("flows-"));
  return walked ? ["all but one visit to each whole journey of the book: npm run visual"] : [];
}

if (asked.all) {
  process.exit(spawnSync("npm", ["test"], { stdio: "inherit" }).status ?? 1);
}

const base = asked.base ?? usualBase();
const changed = filesSince(base);
if (changed.length === 0) {
  console.log(`Nothing has changed since ${base}.`);
  process.exit(0);
}
const plan = planOf(changed, modulesReachedFrom(changed));
const storyFiles = plan.stories === "all" ? [] : plan.stories;
console.log(
  `${changed.length} changed files reach ${plan.unit.length} test files and ${
    plan.stories === "all" ? "every story" : `${storyFiles.length} story files`
  }.`,
);

const hasStories = plan.stories === "all" || storyFiles.length > 0;
// What the compiler found out the last time is kept among the caches; `npm test` starts from nothing.
const types =
  "npm run --silent types -- --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo";
// The architecture's tests read files as text, so no import leads to them.
const unit = ["vitest run --project 'unit*' --reporter=dot tests/architecture", ...plan.unit].join(" ");
// Each of these leaves a core idle at times. The longest come first.
await twoAtATime([
  ...(hasStories ? [quietStep("book", "WITHOUT_PROPS=1 storybook build -o storybook-static --quiet")] : []),
  quietStep("types", types),
  quietStep("unit", unit),
  quietStep("lint", "biome ci . --max-diagnostics=50"),
  ...(plan.stories === "all" ? [quietStep("site", "vite build --logLevel warn")] : []),
]);
const left = [...plan.leftOut, ...(hasStories ? visitStories(plan.stories) : [])];
if (plan.journeys.length > 0 && asked.journeys) step("journeys", "playwright", "test", ...plan.journeys);
else if (plan.journeys.length > 0)
  left.push(`journeys: npm run check -- --journeys (${plan.journeys.join(", ")})`);

for (const sentence of left) console.log(`left out: ${sentence}`);
const seconds = ((Date.now() - began) / 1000).toFixed(0);
console.log(`\n${failed ? "Something failed" : "All that was reached is fine"}, ${seconds} s.`);
process.exitCode = failed ? 1 : 0;
