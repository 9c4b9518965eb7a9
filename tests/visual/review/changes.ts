import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import type { JSONReportSuite, JSONReportTestResult } from "@playwright/test/reporter";
import { PNG } from "pngjs";
import { textFolder } from "../heard/spoken.ts";
import { pictureFolder } from "../picture.ts";
import { type Place, placesIn, rowsOf } from "./places.ts";

/** A picture or a text that the last run did not find approved. */
export interface Change {
  /** The name of its file among the approved ones. */
  file: string;
  actual: string;
  /** Absent where nothing of it was approved before. */
  expected?: string;
  /** Playwright's picture of where the two differ. */
  diff?: string;
}

const approvedFile = (file: string) => `${file.endsWith(".png") ? pictureFolder : textFolder}/${file}`;

/** Whether it was approved after the run. */
function isApproved({ file, actual }: Change): boolean {
  const approved = approvedFile(file);
  return existsSync(approved) && readFileSync(approved).equals(readFileSync(actual));
}

export function changesIn({ specs = [], suites = [] }: Partial<JSONReportSuite>): Change[] {
  const found = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)).flatMap(changesOf);
  const all = [...found, ...suites.flatMap(changesIn)];
  return [...new Map(all.map((change) => [change.file, change])).values()];
}

function changesOf({ attachments }: Pick<JSONReportTestResult, "attachments">): Change[] {
  const pathOf = (wanted: string) => attachments.find(({ name }) => name === wanted)?.path;
  return attachments.flatMap(({ name, path }) => {
    // What is compared twice in a test is one change: Playwright puts "-1" behind the second one's name.
    const [, base, again = "", ending] =
      /^(.+?\.[a-z]+(?:-\d+)?)(-\d+)?-actual(\.png|\.txt)$/.exec(name) ?? [];
    if (!base || !path) return [];
    const approved = pathOf(`${base}${again}-expected${ending}`);
    const diff = pathOf(`${base}${again}-diff${ending}`);
    // Beside it Playwright keeps what was approved before the run.
    const kept = path.replace(/-actual(?=\.\w+$)/, "-expected");
    const expected = kept !== path && existsSync(kept) ? kept : approved;
    return [{ file: base + ending, actual: path, ...(expected && { expected }), ...(diff && { diff }) }];
  });
}

/** What is judged together: what the same changed sources reach, or, where none is known, what a component has. */
export interface Group {
  /** A fingerprint of what it contains: it names this group, also after others were approved. */
  id: string;
  /** The changed sources, or the component. */
  cause: string;
  /** Where it is, and what became of it; `content` is the same where the same was seen. */
  seen: { file: string; title: string; place: Place; content: string | number }[];
}

/** The part of a file's name that its component's pictures share. */
export const componentOf = (file: string): string => file.slice(0, file.indexOf("--"));

type Seen = Omit<Group["seen"][number], "file">;

/** What became of so many rows of a picture. */
function titleOf(before: number, after: number): string {
  if (before && after)
    return before === after ? `a place ${after} px high differs` : `${before} px became ${after} px high`;
  return after ? `added: ${after} px` : `removed: ${before} px`;
}

/** Lines that went and came; in lines that became others, the words that did stand between marks. */
function titleOfText(...sides: [old: string[], now: string[]]): string {
  const [old = [], now = []] = sides.map((lines) =>
    lines
      .map((line) => line.trim())
      .join("\n")
      .split(/(\s)/),
  );
  const places = sides.every((lines) => lines.length > 0) ? placesIn(old, now, 1) : [];
  const said = (side: "old" | "now", sign: string, words: string[]) =>
    words
      .map((word, at) =>
        places.some(({ [side]: [from, to] }) => from <= at && at < to) ? `⟦${word}⟧` : word,
      )
      .join("")
      .replace(/^(?=.)/gm, sign);
  return [said("old", "- ", old), said("now", "+ ", now)].filter(Boolean).join("\n");
}

/** What has changed in a file. */
function placesOf({ file, actual, expected }: Change): Seen[] {
  const now = readFileSync(actual);
  if (!expected)
    return [
      { title: "new", place: { old: [0, 0], now: [0, Number.POSITIVE_INFINITY] }, content: crc32(now) },
    ];
  const old = readFileSync(expected);
  if (file.endsWith(".png")) {
    const [before, after] = [rowsOf(PNG.sync.read(old)), rowsOf(PNG.sync.read(now))];
    return placesIn(before, after).map((place) => {
      const [went, came] = [before.slice(...place.old), after.slice(...place.now)];
      return { title: titleOf(went.length, came.length), place, content: crc32(`${went} ${came}`) };
    });
  }
  const [before, after] = [String(old).split("\n"), String(now).split("\n")];
  return placesIn(before, after, 1).map((place) => {
    const title = titleOfText(before.slice(...place.old), after.slice(...place.now));
    return { title, place, content: title };
  });
}

/**
 * All places that changed and are not approved; a group keeps its id when a part of it is.
 * @param causeOf names the changed sources that reach a file.
 */
export function groupsOf(
  changes: readonly Change[],
  causeOf: (file: string) => readonly string[],
  isDone = isApproved,
): Group[] {
  const groups = new Map<string, Group["seen"]>();
  const left = changes.filter((change) => !isDone(change)).map(({ file }) => file);
  for (const change of changes) {
    const cause = causeOf(change.file).join(", ") || componentOf(change.file);
    const seen = placesOf(change).map((place) => ({ file: change.file, ...place }));
    groups.set(cause, [...(groups.get(cause) ?? []), ...seen]);
  }
  return Array.from(groups, ([cause, seen]) => {
    const content = seen.map((one) => `${one.file} ${one.content}`).sort();
    const id = crc32(content.join("\n")).toString(16).padStart(8, "0");
    return { id, cause, seen: seen.filter(({ file }) => left.includes(file)) };
  })
    .filter(({ seen }) => seen.length > 0)
    .sort((a, b) => a.cause.split(", ").length - b.cause.split(", ").length || b.seen.length - a.seen.length);
}

export const filesOf = ({ seen }: Pick<Group, "seen">) => [...new Set(seen.map(({ file }) => file))];

/**
 * The files in which everything is accepted, and what was accepted that is no change: nothing else is taken for it, and it fails.
 * @param accepted groups by their id, files by what their names begin with, or as `id/file` of a group as it was seen.
 */
export function acceptedFiles(groups: readonly Pick<Group, "id" | "seen">[], accepted: readonly string[]) {
  const files = [...new Set(groups.flatMap(filesOf))];
  const names = accepted.filter((one) => groups.every(({ id }) => id !== one));
  const isOf = (file: string, name: string) =>
    file.startsWith(name) ||
    groups.some((group) => name === `${group.id}/${file}` && filesOf(group).includes(file));
  const unknown = names.filter((name) => !files.some((file) => isOf(file, name)));
  const open = new Set(groups.flatMap((group) => (accepted.includes(group.id) ? [] : filesOf(group))));
  const isNamed = (file: string) => names.some((name) => isOf(file, name));
  const taken = files.filter((file) => !open.has(file) || isNamed(file));
  return { files: taken, unknown, exitCode: taken.length > 0 && unknown.length === 0 ? 0 : 1 };
}

/** Takes these among the approved ones, and leaves every other as it is. */
export function approve(changes: readonly Change[]): void {
  for (const { file, actual } of changes) copyFileSync(actual, approvedFile(file));
}
