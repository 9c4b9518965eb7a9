// Which requirement is proved by what: read from docs/requirements.md, the sources of the tests and the stories' tags.
// One source for the unit test that asks for a proof of each, and for the book's page "Requirements".
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const id = /^- ([A-Z]+-\d{2}) (.+)$/;
/** In a test's title, or the name of a row of the vendor contract: "CALL-02.levels". */
const cited = /\[([A-Z]+-\d{2})\]|^\s*"([A-Z]+-\d{2})[."]/g;
const tagList = /^ {2}tags: \[([^\]]*)\]|meta\.story\(\{ tags: \[([^\]]*)\]/gm;

/** @returns {{ id: string, group: string, text: string }[]} as they stand in the list. */
export function requirements(list = readFileSync("docs/requirements.md", "utf8")) {
  let group = "";
  return list.split("\n").flatMap((line) => {
    if (line.startsWith("## ")) group = line.slice(3);
    const found = id.exec(line);
    return found ? [{ id: found[1], group, text: found[2] }] : [];
  });
}

/** A line's text in quotes, which is a test's title or a row's name; else the line. */
function titleOf(line) {
  return /(["'`])([^"'`]*[A-Z]-\d{2}.*?)\1/.exec(line)?.[2] ?? line.trim();
}

/** @returns {{ id: string, file: string, title: string }[]} the citations in a test's source. */
export function citationsIn(file, source) {
  return source.split("\n").flatMap((line) =>
    Array.from(line.matchAll(cited), ([, inTitle, row]) => ({
      id: inTitle ?? row,
      file,
      title: titleOf(line),
    })),
  );
}

/** @returns {string[]} the ids among the tags in a story's source. */
export function tagsIn(source) {
  return Array.from(source.matchAll(tagList), ([, own, inline]) => own ?? inline ?? "").flatMap((list) =>
    Array.from(list.matchAll(/"([A-Z]+-\d{2})"/g), ([, found]) => found),
  );
}

function filesIn(folder, ending) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))
    .sort();
}

/** @returns every citation in the tests. */
export function citations() {
  const files = ["tests", "packages"].flatMap((folder) => filesIn(folder, /\.tsx?$/));
  return files.flatMap((file) => citationsIn(file, readFileSync(file, "utf8")));
}

/** @returns every id that a story is tagged with, with its file. */
export function storyTags() {
  return filesIn("stories", /\.stories\.tsx$/).flatMap((file) =>
    tagsIn(readFileSync(file, "utf8")).map((found) => ({ id: found, file })),
  );
}

/** @returns the report's tests with their files: Vitest's and Playwright's JSON alike. */
function testsIn(report) {
  const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
  const played = (report.suites ?? []).flatMap(specsIn).map(({ file, title, ok }) => ({ file, title, ok }));
  const run = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: name,
      title: fullName,
      ok: status === "passed",
    })),
  );
  return [...played, ...run];
}

/**
 * How the tests of a file that cite an id ended, in the reports that there are.
 * @returns {boolean | null} null when none of them was run.
 */
function endOf({ id: wanted, file }, tests) {
  const name = file.split("/").at(-1);
  const own = tests.filter((test) => test.file.endsWith(name) && test.title.includes(wanted));
  return own.length === 0 ? null : own.every(({ ok }) => ok);
}

/**
 * Every requirement with its proofs, for the book's page.
 * @param index the entries of the book's index
 * @param reports the JSON reports of the last runs
 */
export function traced(index, reports) {
  const tests = reports.flatMap(testsIn);
  const cites = citations();
  return requirements().map((requirement) => ({
    ...requirement,
    stories: index
      .filter(({ type, tags }) => type === "story" && tags.includes(requirement.id))
      .map((entry) => entry.id),
    tests: cites
      .filter((proof) => proof.id === requirement.id)
      .map((proof) => ({ file: proof.file, title: proof.title, ok: endOf(proof, tests) })),
  }));
}
