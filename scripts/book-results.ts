import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { PNG } from "pngjs";
import { asSrgb, asText, designTokens, onPhone, themes } from "../stories/foundations/design-tokens.ts";
import { searchWords } from "../stories/search-words.ts";
import { textFolder } from "../tests/visual/heard/spoken.ts";
import { pictureFolder } from "../tests/visual/picture.ts";
import { causesInBook, changedSources } from "../tests/visual/review/causes.ts";
import { changesIn, componentOf, filesOf, groupsOf } from "../tests/visual/review/changes.ts";
import { rowsOf } from "../tests/visual/review/places.ts";
import { requirements, testCitations, whyNoStory } from "./proofs.ts";
import { proofIn, runIn, type Test } from "./reports.ts";

/**
 * Writes what the last test runs said into the built book, for its own pages: results.json has each run with the tests
 * that failed, and why, and how each story's ended; requirements.json the tests that cite each requirement, and how they
 * ended; pictures.json which rows of a story's approved picture tell it from others; review.json what the last run
 * did not find approved, with its pictures; tests.json every test; tokens.json the design tokens. What is added to
 * index.json lets the sidebar's search find a requirement, and a machine's map.
 */
const book = "storybook-static";
const runs = ["unit", "contract", "visual", "e2e"];

const git = (...asked: string[]) => execFileSync("git", asked, { encoding: "utf8" }).trim();

const commits = git("log", "--format=%h").split("\n");
/** How many commits a run's lies before the book's; less than none of a commit that is not in its past. */
const behind = (of = "") => commits.indexOf(of);

function resultOf(run: string) {
  const file = `reports/${run}.json`;
  if (!existsSync(file)) return { run, taken: null, seconds: 0, tests: [] };
  const { taken, of, leftOut, seconds, tests } = runIn(JSON.parse(readFileSync(file, "utf8")));
  return { run, taken, of, leftOut, behind: behind(of), seconds, tests };
}

/** Some rows of a picture of the book that is so wide, and its columns between empty ones. */
export interface Crop {
  file: string;
  width: number;
  top: number;
  rows: number;
  left?: number;
  columns?: number;
}
const mostRows = 480;

/** At the top, where a third of what may be seen at once of a picture's own is; else where most of it is. */
function topOf(own: readonly number[], height: number): number {
  const many = (from: number) => own.filter((row) => row >= from && row < from + mostRows).length;
  const [most = 0] = own.toSorted((one, other) => many(other) - many(one));
  const first = many(0) > many(most) / 3 ? 0 : most;
  return Math.max(0, Math.min(first - 24, height - mostRows));
}

/** A row of one colour tells nothing. */
function isPlain({ width, data }: PNG, y: number): boolean {
  const row = data.subarray(y * width * 4, (y + 1) * width * 4);
  return row.subarray(4).equals(row.subarray(0, -4));
}

/** Each story's picture, the narrow one where there is one: the part of it that its component's others do not have. */
function pictures() {
  const files = readdirSync(pictureFolder).filter((file) => /^(?!site-).*\.png$/.test(file));
  const idOf = (file: string) => file.slice(0, file.indexOf("."));
  // In this order a story's narrow picture comes after its wide one, and takes its place.
  const usual = files.filter((file) => /\.(de|en)-/.test(file)).sort();
  const portraits = Array.from(new Map(usual.map((file) => [idOf(file), file])), ([id, file]) => {
    const picture = PNG.sync.read(readFileSync(`${pictureFolder}/${file}`));
    const rows = rowsOf(picture);
    return { id, file, picture, rows, known: new Set(rows) };
  });
  const shown = portraits.map(({ id, file, picture, rows }): [string, Crop & { modes: string[] }] => {
    const others = portraits.filter((one) => one.id !== id && componentOf(one.file) === componentOf(file));
    const shared = (row: number) => others.filter(({ known }) => known.has(row)).length;
    // A component's first picture goes further down than the others.
    const end = Math.max(0, ...others.map((other) => other.rows.length));
    const told = [...rows.keys()].filter((y) => y < end && !isPlain(picture, y));
    // What no other has; without such, what few have.
    const [own = []] = [1, others.length / 2]
      .map((most) => told.filter((y) => shared(rows[y] ?? 0) < most))
      .filter(({ length }) => length > 0);
    const { width, height } = picture;
    const modes = files.filter((one) => idOf(one) === id).map((one) => one.slice(id.length + 1, -4));
    const top = topOf(own, height);
    return [id, { file: `pictures/${file}`, width, top, rows: Math.min(mostRows, height - top), modes }];
  });
  return Object.fromEntries(shown);
}

/** These rows of a picture with a margin, as many as are readable, between columns that are plain ground. */
function sideOf(path: string, file: string, [first, last]: readonly [number, number]): Crop | undefined {
  if (!path.endsWith(".png") || !existsSync(path)) return undefined;
  const { width, height, data } = PNG.sync.read(readFileSync(path));
  const top = Math.max(0, first - 48);
  const rows = Math.min(last + 48, top + mostRows, height) - top;
  const shown = Array.from({ length: rows }, (_, y) => top + y);
  const pixel = (y: number, x: number) => data.readUInt32LE((y * width + x) * 4);
  const isEmpty = (x: number) => shown.every((y) => pixel(y, x) === pixel(y, width - 1));
  let [left, end] = [0, width];
  while (end > 420 && isEmpty(end - 48)) end -= 1;
  while (end - left > 420 && isEmpty(left + 48)) left += 1;
  return { file, width, top, rows, left, columns: end - left };
}

const index = JSON.parse(readFileSync(`${book}/index.json`, "utf8"));

/** What the last run did not find approved, with its new pictures: what is the same in several files is shown of the first. */
function review() {
  const file = "reports/visual.json";
  if (!existsSync(file)) return null;
  const all = changesIn(JSON.parse(readFileSync(file, "utf8")));
  const changes = all.filter(({ actual }) => existsSync(actual));
  rmSync(`${book}/review`, { recursive: true, force: true });
  for (const { file: name, actual, diff } of changes) {
    cpSync(actual, `${book}/review/${name}`);
    if (diff) cpSync(diff, `${book}/review/diff-${name}`);
  }
  const changed = changedSources();
  const groups = groupsOf(changes, causesInBook([...changed.keys()])).map(({ id, cause, seen }) => {
    const firsts = seen.filter(({ content }, at) => seen.findIndex((one) => one.content === content) === at);
    const shown = firsts.map(({ file: name, title, content, place: { old, now } }) => ({
      key: `${name} ${content}`,
      name,
      title,
      others: seen.flatMap((one) => (one.content === content && one.file !== name ? [one.file] : [])),
      sides: {
        Approved: sideOf(`${pictureFolder}/${name}`, `pictures/${name}`, old),
        New: sideOf(`${book}/review/${name}`, `review/${name}`, now),
        "Differs: red or yellow": sideOf(`${book}/review/diff-${name}`, `review/diff-${name}`, now),
      },
    }));
    const sources = Object.fromEntries(
      cause.split(", ").map((source) => [source, changed.get(source) ?? ""]),
    );
    return { id, cause, sources, files: filesOf({ seen }).length, shown };
  });
  return { groups };
}

const results = runs.map(resultOf);
const tests = results.flatMap((result) => result.tests);

/** How each story ended, in which modes, and how long it took: a picture test begins its title with story and mode. */
const stories: Record<string, { ok: boolean; modes: string[]; seconds: number }> = {};
for (const { title, ok, seconds } of tests) {
  const [, id = "", mode = ""] = /^([a-z\d-]+--[a-z\d-]+) ([a-z\d-]+)/.exec(title) ?? [];
  const before = stories[id] ?? { ok: true, modes: [], seconds: 0 };
  const modes = [...before.modes, mode];
  if (id) stories[id] = { ok: ok && before.ok, modes, seconds: before.seconds + seconds };
}

const citations = testCitations();
const entries = Object.values<{ id: string; type: string; tags: string[] }>(index.entries);
const traced = requirements().map(({ id, text }) => {
  const proofs = citations.filter((one) => one.id === id).map((one) => proofIn(tests, one));
  const shown = entries.filter(({ type, tags }) => type === "story" && tags.includes(id));
  const ends = [...proofs.map(({ ok }) => ok), ...shown.map((story) => stories[story.id]?.ok)];
  const state = ends.includes(false) ? "failed" : ends.every(Boolean) ? "holds" : "not all run";
  return { id, text, state, why: whyNoStory(id), tests: proofs };
});

/** The beginning of what a runner said: the step that failed, or axe's rules. */
const whyOf = (messages: Test["messages"]) => stripVTControlCharacters(messages.join("\n")).slice(0, 600);
const isOfPicture = (message = "") =>
  /toHaveScreenshot|toMatchSnapshot|that Playwright forgives/.test(message);
const sheetOf = (name: string) => readFileSync(`src/ui/tokens/${name}.css`, "utf8");
const [colors = "", ...others] = ["color", "space", "type", "motion", "layers"].map(sheetOf);
const tokens = designTokens(colors, others);
const { paper, night } = themes(colors, asSrgb);
const inText = themes(colors, asText);
const files = {
  "tokens.json": tokens,
  "tokens.paper.json": { ...designTokens(colors, others, 0), color: paper },
  "tokens.night.json": { ...tokens, color: night },
  "tokens.phone.json": { ...designTokens(colors, others, 1, onPhone), color: undefined },
  "tokens.paper.hex.json": { color: inText.paper },
  "tokens.night.hex.json": { color: inText.night },
  "results.json": {
    /** The newest commit in the book, when it was made, and whether the book holds more than it. */
    commit: commits[0],
    made: git("log", "-1", "--format=%cI"),
    isChanged: git("diff", "HEAD", "--stat") !== "",
    runs: results.map(({ tests: all, ...result }) => ({
      ...result,
      passed: all.filter(({ ok }) => ok).length,
      projects: all.flatMap(({ projects = [] }) => projects),
      failed: all
        .filter(({ ok }) => !ok)
        .map(({ title, messages }) => ({
          title,
          why: whyOf(messages),
          isToJudge: messages.every(isOfPicture),
        })),
    })),
    stories,
    /** The files of what is heard in stories. */
    heard: readdirSync(textFolder),
  },
  /** Every test of each run: asked for by whoever opens the list. */
  "tests.json": Object.fromEntries(
    results.map(({ run, tests: all }) => [run, all.map(({ said, ok, seconds }) => ({ said, ok, seconds }))]),
  ),
  "review.json": review(),
  "pictures.json": pictures(),
  "requirements.json": traced,
};
export type BookFiles = typeof files;
for (const [name, content] of Object.entries(files))
  writeFileSync(`${book}/${name}`, JSON.stringify(content, null, name.startsWith("tokens") ? 2 : 0));

// A story is found by itself; its place on its component's page would be found beside it.
for (const entry of Object.values<{ anchors?: { id: string }[] }>(index.entries))
  if (entry.anchors?.some(({ id }) => id.startsWith("anchor--"))) delete entry.anchors;
const titled = traced.map(({ id, text }) => ({ id, title: `${id} ${text}`.replaceAll("`", "") }));
index.entries["requirements--docs"].anchors = titled;
const maps = readFileSync("stories/maps/Maps.mdx", "utf8").matchAll(/\[([^\]]+)\]\(#(\w+)\)/g);
index.entries["state-maps--docs"].anchors = Array.from(maps, ([, machine, id]) => ({
  id,
  title: `${machine} states`,
}));
for (const [id, title] of Object.entries(searchWords)) {
  const entry = index.entries[id];
  entry.anchors = [...(entry.anchors ?? []), { id: "", title }];
}
writeFileSync(`${book}/index.json`, JSON.stringify(index));
