import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { componentOf, readBaselines, writeBaselines } from "../baselines.ts";
import { decodePng, type Picture } from "../picture.ts";

/** A picture that the last run did not find approved. Paths lead to PNG files. */
export interface Change {
  /** "story-id mode" */
  name: string;
  actual: string;
  /** Both are absent when no picture of it was approved before. */
  expected?: string;
  diff?: string;
  /** The same for pictures in which the same pixels became the same others, wherever they are. */
  group: string;
}

interface Suite {
  specs: readonly { title: string; tests: readonly { results: readonly Result[] }[] }[];
  suites?: readonly Suite[];
}

interface Result {
  attachments: readonly { name: string; path?: string }[];
}

/** Playwright's JSON report, as far as it is read here. */
export interface Report {
  suites: readonly Suite[];
}

/** Where two pictures of one size differ: left, top, and beyond right and bottom; null when they do not. */
function frameOf(old: Picture, taken: Picture): [number, number, number, number] | null {
  let [left, top, right, bottom] = [old.width, old.height, 0, 0];
  for (let at = 0; at < old.data.length; at += 3) {
    if (old.data.compare(taken.data, at, at + 3, at, at + 3) === 0) continue;
    const [x, y] = [(at / 3) % old.width, Math.floor(at / 3 / old.width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  return right > left ? [left, top, right, bottom] : null;
}

/** A fingerprint of what became of what: the pixels within the frame of the difference, old and new. */
export function groupOf(old: Picture, taken: Picture): string {
  const hash = createHash("sha256");
  const sameSize = old.width === taken.width && old.height === taken.height;
  const frame = sameSize ? frameOf(old, taken) : null;
  if (!frame) return hash.update(old.data).update(taken.data).digest("hex");
  const [left, top, right, bottom] = frame;
  for (const { data, width } of [old, taken]) {
    for (let y = top; y < bottom; y += 1) {
      hash.update(data.subarray((y * width + left) * 3, (y * width + right) * 3));
    }
  }
  return hash.update(`${right - left}`).digest("hex");
}

const specsIn = ({ specs, suites = [] }: Suite): Suite["specs"] => [...specs, ...suites.flatMap(specsIn)];

/** The changes of a run, those alike beside each other. */
export function changesIn({ suites }: Report): Change[] {
  const found = suites.flatMap(specsIn).flatMap(({ title, tests }): Change[] => {
    const attachments = tests.flatMap(({ results }) => results.flatMap((result) => result.attachments));
    const side = (wanted: string) => attachments.find(({ name }) => name.endsWith(`-${wanted}.png`))?.path;
    const [actual, expected, diff] = [side("actual"), side("expected"), side("diff")];
    if (!actual) return [];
    if (!expected || !diff) return [{ name: title, actual, group: "new" }];
    const group = groupOf(decodePng(readFileSync(expected)), decodePng(readFileSync(actual)));
    return [{ name: title, actual, expected, diff, group }];
  });
  return found.sort((a, b) => a.group.localeCompare(b.group) || a.name.localeCompare(b.name));
}

/** Takes this one picture among the approved ones, and leaves every other as it is. */
export function accept({ name, actual }: Change): void {
  const component = componentOf(name);
  const approved = readBaselines(component);
  approved.set(name, decodePng(readFileSync(actual)));
  writeBaselines(component, approved);
}

/** What changed, for people who read it where no picture can be shown: one table, those alike in one row. */
export function contactSheet(changes: readonly Change[]): string {
  if (changes.length === 0) return "Every picture is as approved.\n";
  const rows = [...new Set(changes.map(({ group }) => group))].map((group) => {
    const alike = changes.filter((change) => change.group === group);
    const kind = group === "new" ? "new" : "changed";
    return `| ${kind} | ${alike.length} | ${alike.map(({ name }) => `\`${name}\``).join("<br>")} |`;
  });
  return ["| What | Pictures | Which |", "|---|---|---|", ...rows, ""].join("\n");
}
