import { copyFileSync, readFileSync } from "node:fs";
import { PNG } from "pngjs";
import { textFolder } from "../heard/spoken.ts";
import { pictureFolder } from "../picture.ts";
import { fingerprint, placesIn, rowsOf } from "./places.ts";

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
  specs?: readonly {
    tests: readonly { results: readonly { attachments: readonly { name: string; path?: string }[] }[] }[];
  }[];
  suites?: readonly Report[];
}

export function changesIn({ specs = [], suites = [] }: Report): Change[] {
  const found = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)).flatMap(changesOf);
  // A picture that is compared twice in a test is one change.
  const all = [...found, ...suites.flatMap(changesIn)];
  return [...new Map(all.map((change) => [change.file, change])).values()];
}

function changesOf({ attachments }: { attachments: readonly { name: string; path?: string }[] }): Change[] {
  const pathOf = (wanted: string) => attachments.find(({ name }) => name === wanted)?.path;
  return attachments.flatMap(({ name, path }) => {
    const [, base, ending] = /^(.+)-actual(\.png|\.txt)$/.exec(name) ?? [];
    if (!base || !path) return [];
    const expected = pathOf(`${base}-expected${ending}`);
    return [{ file: base + ending, actual: path, ...(expected ? { expected } : {}) }];
  });
}

/** A place that changed in the same way in all these files. */
export interface Group {
  title: string;
  files: string[];
}

/** What has changed in a file, by what is the same for the same change elsewhere. */
function titlesIn({ file, actual, expected }: Change): Map<string, string> {
  if (!expected) return new Map([[file, "new"]]);
  const [old, now] = [readFileSync(expected), readFileSync(actual)];
  if (file.endsWith(".png")) {
    const [before, after] = [PNG.sync.read(old), PNG.sync.read(now)];
    const places = placesIn(rowsOf(before), rowsOf(after));
    const size = ([from, to]: [number, number]) => to - from;
    return new Map(
      places.map((place) => [
        fingerprint(before, after, place),
        `${size(place.old)} rows are now ${size(place.now)}`,
      ]),
    );
  }
  const [before, after] = [String(old).split("\n"), String(now).split("\n")];
  const titles = placesIn(before, after, 1).map((place) =>
    [
      ...before.slice(...place.old).map((line) => `- ${line.trim()}`),
      ...after.slice(...place.now).map((line) => `+ ${line.trim()}`),
    ].join("\n"),
  );
  return new Map(titles.map((title) => [title, title]));
}

/** All places that changed, those in most files first. */
export function groupsOf(changes: readonly Change[]): Group[] {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    for (const [key, title] of titlesIn(change)) {
      const group = groups.get(key) ?? { title, files: [] };
      group.files.push(change.file);
      groups.set(key, group);
    }
  }
  return [...groups.values()].sort((a, b) => b.files.length - a.files.length);
}

/**
 * The files in which everything is accepted.
 * @param accepted places by their number from 1 on, and files by what their names begin with.
 */
export function acceptedFiles(groups: readonly Group[], accepted: readonly string[]): string[] {
  const names = accepted.filter((one) => !/^\d+$/.test(one));
  const refused = groups.filter((_, at) => !accepted.includes(String(at + 1)));
  const open = new Set(refused.flatMap(({ files }) => files));
  const files = new Set(groups.flatMap((group) => group.files));
  return [...files].filter((file) => !open.has(file) || names.some((name) => file.startsWith(name)));
}

/** Takes these among the approved ones, and leaves every other as it is. */
export function approve(changes: readonly Change[]): void {
  for (const { file, actual } of changes) {
    copyFileSync(actual, `${file.endsWith(".png") ? pictureFolder : textFolder}/${file}`);
  }
}
