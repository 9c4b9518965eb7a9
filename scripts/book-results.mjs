// Writes what the last test runs said of each story into the built book, where its sidebar and its page "Results"
// read it: storybook-static/results.json. What did not run is not there. Beside it requirements.json, for the page
// "Requirements": what proves each of them; and coverage.json, where `npm run coverage` has measured.
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { traced } from "./proofs.mjs";

const book = "storybook-static";
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

/** @type {Record<string, Record<"plays" | "pictures", { passed: number, failed: string[] }>>} */
const stories = {};

function note(storyId, kind, name, ok) {
  const empty = () => ({ passed: 0, failed: [] });
  stories[storyId] ??= { plays: empty(), pictures: empty() };
  const counts = stories[storyId][kind];
  if (ok) counts.passed += 1;
  else counts.failed.push(name);
}

/** The picture run has one test for each visit to a story, named "story-id mode"; notes say how far it came. */
const run = read("reports/visual.json");
const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
for (const { title, ok, file, tests } of (run?.suites ?? []).flatMap(specsIn)) {
  if (!file.endsWith("stories.spec.ts")) continue;
  const [storyId, mode] = title.split(/[ ,]+/);
  const noted = (type) => tests[0]?.annotations.find((annotation) => annotation.type === type)?.description;
  const ending = noted("ended") ?? "did not end";
  note(storyId, "plays", `${mode}: ${ending}`, ending === "finished");
  if (ending === "finished" && noted("made with")) note(storyId, "pictures", mode, ok);
}

const entries = read(`${book}/index.json`)?.entries ?? {};
const known = new Set(Object.keys(entries));
const results = {
  taken: run?.stats.startTime ?? null,
  stories: Object.fromEntries(Object.entries(stories).filter(([id]) => known.has(id))),
};
writeFileSync(`${book}/results.json`, JSON.stringify(results));
console.log(`results of ${Object.keys(results.stories).length} stories are in the book`);

const others = ["unit", "contract", "e2e"].map((name) => read(`reports/${name}.json`));
const reports = [run, ...others].filter((report) => report !== null);
writeFileSync(`${book}/requirements.json`, JSON.stringify(traced(Object.values(entries), reports)));

const coverage = "reports/coverage.json";
if (existsSync(coverage)) copyFileSync(coverage, `${book}/coverage.json`);
