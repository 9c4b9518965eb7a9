import { copyFileSync, readFileSync } from "node:fs";
import { PNG } from "pngjs";
import { textFolder } from "../heard/spoken.ts";
import { pictureFolder } from "../picture.ts";
import { fingerprint, type Place, placesIn, rowsOf } from "./places.ts";

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

/** What is judged together: a place that changed in the same way in all these files, or what one component alone has. */
export interface Group {
  title: string;
  files: string[];
  /** Where in each file, in their order. */
  places: Place[];
}

/** The part of a file's name that its component's pictures share. */
export const componentOf = (file: string): string => file.slice(0, file.indexOf("--"));

type Changed = readonly [key: string, title: string, place: Place];

/** What has changed in a file, by what is the same for the same change elsewhere. */
function placesOf({ file, actual, expected }: Change): Changed[] {
  const nothing: Place = { old: [0, 0], now: [0, Number.POSITIVE_INFINITY] };
  if (!expected) return [[`new ${componentOf(file)}`, "new", nothing]];
  const [old, now] = [readFileSync(expected), readFileSync(actual)];
  if (file.endsWith(".png")) {
    const [before, after] = [PNG.sync.read(old), PNG.sync.read(now)];
    const size = ([from, to]: [number, number]) => to - from;
    return placesIn(rowsOf(before), rowsOf(after)).map((place) => [
      fingerprint(before, after, place),
      `${size(place.old)} rows are now ${size(place.now)}`,
      place,
    ]);
  }
  const [before, after] = [String(old).split("\n"), String(now).split("\n")];
  return placesIn(before, after, 1).map((place) => {
    const title = [
      ...before.slice(...place.old).map((line) => `- ${line.trim()}`),
      ...after.slice(...place.now).map((line) => `+ ${line.trim()}`),
    ].join("\n");
    return [title, title, place];
  });
}

/** Puts together what each file of a component has alone: one cause, such as a padding, changes each text's picture otherwise. */
function byComponent(groups: readonly Group[]): Group[] {
  const own = new Map<string, Group>();
  const together = groups.filter(({ title, files, places }) => {
    const [file = ""] = files;
    if (new Set(files).size > 1) return true;
    const component = componentOf(file);
    const group = own.get(component) ?? { title: component, files: [], places: [] };
    const isSaid = group.title.includes(title);
    own.set(component, {
      title: isSaid ? group.title : `${group.title}\n${title}`,
      files: [...group.files, ...files],
      places: [...group.places, ...places],
    });
    return false;
  });
  return [...together, ...own.values()];
}

/** All places that changed, those in most files first. */
export function groupsOf(changes: readonly Change[]): Group[] {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    for (const [key, title, place] of placesOf(change)) {
      const group = groups.get(key) ?? { title, files: [], places: [] };
      group.files.push(change.file);
      group.places.push(place);
      groups.set(key, group);
    }
  }
  return byComponent([...groups.values()]).sort((a, b) => b.files.length - a.files.length);
}

/**
 * The files in which everything is accepted.
 * @param accepted places by their number from 1 on, and files by what their names begin with.
 */
export function acceptedFiles(
  groups: readonly Pick<Group, "files">[],
  accepted: readonly string[],
): string[] {
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
