import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Counts, Results } from "../.storybook/results.ts";
import { bookDir, entriesOfTheBook } from "../tests/visual/book.ts";
import { endingNote, well } from "../tests/visual/ending.ts";
import { comparedNote } from "../tests/visual/picture.ts";
import { type Suite, specsIn } from "../tests/visual/report.ts";
import { traced } from "./proofs.mjs";

/**
 * Writes what the last test runs said of each story into the built book, where its sidebar and its page "Results" read
 * it: results.json. What did not run is not there. Beside it requirements.json, for the page "Requirements": what proves
 * each of them; and coverage.json, where `npm run coverage` has measured.
 */
const read = (name: string) => {
  const file = `reports/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
};

/** A test of the picture run. */
interface Spec {
  title: string;
  ok: boolean;
  file: string;
  tests: readonly { annotations: readonly { type: string; description?: string }[] }[];
}

const none: Counts = { passed: 0, failed: [] };

const counted = ({ passed, failed }: Counts, name: string, ok: boolean): Counts =>
  ok ? { passed: passed + 1, failed } : { passed, failed: [...failed, name] };

/** The picture run has one test for each visit to a story, named "story-id mode"; notes say how far it came. */
function resultsIn(suites: readonly Suite<Spec>[], known: ReadonlySet<string>): Results["stories"] {
  const stories: Record<string, Results["stories"][string]> = {};
  for (const { title, ok, file, tests } of suites.flatMap(specsIn)) {
    const [id = "", mode = ""] = title.split(/[ ,]+/);
    if (!file.endsWith("stories.spec.ts") || !known.has(id)) continue;
    const noted = (wanted: string) => tests[0]?.annotations.find(({ type }) => type === wanted)?.description;
    const ending = noted(endingNote) ?? "did not end";
    const { plays, pictures } = stories[id] ?? { plays: none, pictures: none };
    stories[id] = {
      plays: counted(plays, `${mode}: ${ending}`, ending === well),
      pictures: ending === well && noted(comparedNote) ? counted(pictures, mode, ok) : pictures,
    };
  }
  return stories;
}

const run: { stats: { startTime: string }; suites: readonly Suite<Spec>[] } | null = read("visual");
const entries = entriesOfTheBook();
const results: Results = {
  taken: run?.stats.startTime ?? null,
  stories: resultsIn(run?.suites ?? [], new Set(entries.map(({ id }) => id))),
};
writeFileSync(join(bookDir, "results.json"), JSON.stringify(results));
console.log(`results of ${Object.keys(results.stories).length} stories are in the book`);

const reports = [run, ...["unit", "contract", "e2e"].map(read)].filter((report) => report !== null);
writeFileSync(join(bookDir, "requirements.json"), JSON.stringify(traced(entries, reports)));

const coverage = "reports/coverage.json";
if (existsSync(coverage)) copyFileSync(coverage, join(bookDir, "coverage.json"));
