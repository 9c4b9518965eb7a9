import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { textFolder } from "../heard/spoken.ts";
import { pictureFolder } from "../picture.ts";
import { type Suite, specsIn } from "../report.ts";

/** A picture or a text that the last run did not find approved. */
export interface Change {
  /** The name of its file among the approved ones. */
  file: string;
  actual: string;
  /** Absent where nothing of it was approved before. */
  expected?: string;
}

/** Playwright's JSON report, as far as it is read here. */
export interface Report {
  suites: readonly Suite<{
    tests: readonly { results: readonly { attachments: readonly { name: string; path?: string }[] }[] }[];
  }>[];
}

export function changesIn({ suites }: Report): Change[] {
  const results = suites.flatMap(specsIn).flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const found = results.flatMap(({ attachments }) => {
    const pathOf = (wanted: string) => attachments.find(({ name }) => name === wanted)?.path;
    return attachments.flatMap(({ name, path }): Change[] => {
      const [, base, ending] = /^(.+)-actual(\.png|\.txt)$/.exec(name) ?? [];
      if (!base || !path) return [];
      const expected = pathOf(`${base}-expected${ending}`);
      return [{ file: base + ending, actual: path, ...(expected ? { expected } : {}) }];
    });
  });
  // A picture that is compared twice in a test is one change.
  return [...new Map(found.map((change) => [change.file, change])).values()];
}

/** Takes these among the approved ones, and leaves every other as it is. */
export function approve(changes: readonly Change[]): void {
  for (const { file, actual } of changes) {
    copyFileSync(actual, join(file.endsWith(".png") ? pictureFolder : textFolder, file));
  }
}
