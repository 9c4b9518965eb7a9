import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { PNG } from "pngjs";
import { pictureFolder } from "../tests/visual/picture.ts";
import { changesIn, componentOf, groupsOf, type Report } from "../tests/visual/review/changes.ts";
import { placesIn, rowsOf } from "../tests/visual/review/places.ts";
import { requirements, testCitations } from "./proofs.ts";

/**
 * Writes what the last test runs said into the built book, for its own pages: results.json has each run with the tests
 * that failed, and why; requirements.json the test files that cite each requirement; pictures.json which rows of a story's
 * approved picture tell it from others; review.json what the last run did not find approved, with its pictures.
 */
const book = "storybook-static";
const runs = ["unit", "contract", "visual", "e2e"];

/** The parts of Vitest's and Playwright's JSON reports that are read here. */
interface VitestReport {
  startTime: number;
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}
interface Suite {
  specs: {
    title: string;
    ok: boolean;
    tests: { results: { errors?: { message?: string }[] }[] }[];
  }[];
  suites?: Suite[];
}
interface PlaywrightReport {
  stats: { startTime: string };
  suites: Suite[];
}

const specsIn = ({ specs, suites = [] }: Suite): Suite["specs"] => [...specs, ...suites.flatMap(specsIn)];

/** The beginning of what a runner said: the step that failed, or axe's rules. */
const whyOf = (messages: readonly (string | undefined)[]) =>
  stripVTControlCharacters(messages.join("\n")).slice(0, 600);

function testsIn(report: VitestReport | PlaywrightReport) {
  if ("stats" in report)
    return report.suites.flatMap(specsIn).map(({ title, ok, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors));
      return { title, ok, why: whyOf(errors.map(({ message }) => message)) };
    });
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      ok: status !== "failed",
      why: whyOf(failureMessages),
    })),
  );
}

function resultOf(run: string) {
  const file = `reports/${run}.json`;
  if (!existsSync(file)) return { run, taken: null, passed: 0, failed: [] };
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, "utf8"));
  const tests = testsIn(report);
  return {
    run,
    taken: new Date("stats" in report ? report.stats.startTime : report.startTime).toISOString(),
    passed: tests.filter(({ ok }) => ok).length,
    failed: tests.filter(({ ok }) => !ok).map(({ title, why }) => ({ title, why })),
  };
}

const pictureOf = (file: string) => PNG.sync.read(readFileSync(file));

/** Each story's picture, the narrow one where there is one, from the first row to the last in which it differs from its component's first. */
function pictures() {
  const narrowFirst = (one: string, other: string) =>
    Number(other.includes("-360")) - Number(one.includes("-360"));
  const files = readdirSync(pictureFolder)
    .filter((name) => /^(?!site-).*\.(de|en)-(1280|360)\.png$/.test(name))
    .sort(narrowFirst);
  const firsts = new Map<string, number[]>();
  const found = new Map<string, object>();
  for (const name of files) {
    const id = name.slice(0, name.indexOf("."));
    if (found.has(id)) continue;
    const picture = pictureOf(`${pictureFolder}/${name}`);
    const rows = rowsOf(picture);
    const first = firsts.get(componentOf(name)) ?? rows;
    firsts.set(componentOf(name), first);
    found.set(id, {
      file: `pictures/${name}`,
      width: picture.width,
      ...cropOf(
        placesIn(first, rows).map(({ now }) => now),
        picture.height,
      ),
    });
  }
  return Object.fromEntries(found);
}

/** The rows round these places, with a margin, as many as are readable side by side. */
function cropOf(places: readonly (readonly [from: number, to: number])[], height: number) {
  const [first, last] = [places[0]?.[0] ?? 0, places.at(-1)?.[1] ?? height];
  const from = Math.max(0, first - 16);
  return { from, rows: Math.min(last + 16, from + 420, height) - from };
}

const citations = testCitations();
const traced = requirements().map(({ id, text }) => ({
  id,
  text,
  tests: citations.filter((citation) => citation.id === id).map(({ file }) => file),
}));
/** Some rows of a picture: width and height stand at the beginning of each PNG. */
function sideOf(path: string, file: string, place: readonly [from: number, to: number]) {
  if (!path.endsWith(".png") || !existsSync(path)) return undefined;
  const head = readFileSync(path);
  return { file, width: head.readUInt32BE(16), ...cropOf([place], head.readUInt32BE(20)) };
}

/** What the last run did not find approved, with its new pictures. */
function review() {
  const file = "reports/visual.json";
  if (!existsSync(file)) return null;
  const report: Report & PlaywrightReport = JSON.parse(readFileSync(file, "utf8"));
  const changes = changesIn(report);
  rmSync(`${book}/review`, { recursive: true, force: true });
  for (const change of changes) cpSync(change.actual, `${book}/review/${change.file}`);
  const groups = groupsOf(changes).map(({ title, files, places }) => ({
    title,
    shown: files.map((name, at) => {
      const { old, now } = places[at] ?? { old: [0, 0], now: [0, 0] };
      return {
        key: `${name} ${at}`,
        name,
        old: sideOf(`${pictureFolder}/${name}`, `pictures/${name}`, old),
        now: sideOf(`${book}/review/${name}`, `review/${name}`, now),
      };
    }),
  }));
  return { taken: report.stats.startTime, groups };
}

const git = (format: string) =>
  execFileSync("git", ["log", "-1", `--format=${format}`], { encoding: "utf8" }).trim();
const results = { commit: git("%h"), made: git("%cI"), runs: runs.map(resultOf) };
writeFileSync(`${book}/results.json`, JSON.stringify(results));
writeFileSync(`${book}/review.json`, JSON.stringify(review()));
writeFileSync(`${book}/pictures.json`, JSON.stringify(pictures()));
writeFileSync(`${book}/requirements.json`, JSON.stringify(traced));
