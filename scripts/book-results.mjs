// Writes what the last test runs said of each story into the built book, where its sidebar and its page "Results"
// read it: storybook-static/results.json. What did not run is not there. Beside it requirements.json, for the page
// "Requirements": what proves each of them; and coverage.json, where `npm run coverage` has measured.
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { traced } from "./proofs.mjs";

const book = "storybook-static";
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

/** @type {Record<string, Record<"tests" | "pictures", { passed: number, failed: string[] }>>} */
const stories = {};

function note(storyId, kind, name, ok) {
  const empty = () => ({ passed: 0, failed: [] });
  stories[storyId] ??= { tests: empty(), pictures: empty() };
  const counts = stories[storyId][kind];
  if (ok) counts.passed += 1;
  else counts.failed.push(name);
}

/** Vitest: one test for each story and project; axe is part of it. */
const tests = read("reports/stories.json");
for (const { assertionResults } of tests?.testResults ?? []) {
  for (const { meta, failureMessages, status } of assertionResults) {
    const why = failureMessages[0]?.split("\n")[0]?.slice(0, 160) ?? status;
    if (meta?.storyId) note(meta.storyId, "tests", why, status === "passed");
  }
}

/** Playwright: one test for each story and mode, named "story-id mode". */
const pictures = read("reports/visual.json");
const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
for (const { title, ok } of (pictures?.suites ?? []).flatMap(specsIn)) {
  const [storyId, mode] = title.split(" ");
  if (storyId.includes("--") && mode && !mode.includes(" ")) note(storyId, "pictures", mode, ok);
}

const entries = read(`${book}/index.json`)?.entries ?? {};
const known = new Set(Object.keys(entries));
const results = {
  tested: tests ? new Date(tests.startTime).toISOString() : null,
  pictured: pictures ? pictures.stats.startTime : null,
  stories: Object.fromEntries(Object.entries(stories).filter(([id]) => known.has(id))),
};
writeFileSync(`${book}/results.json`, JSON.stringify(results));
console.log(`results of ${Object.keys(results.stories).length} stories are in the book`);

const others = ["unit", "contract", "e2e"].map((name) => read(`reports/${name}.json`));
const reports = [tests, pictures, ...others].filter((report) => report !== null);
writeFileSync(`${book}/requirements.json`, JSON.stringify(traced(Object.values(entries), reports)));

const coverage = "reports/coverage.json";
if (existsSync(coverage)) copyFileSync(coverage, `${book}/coverage.json`);
