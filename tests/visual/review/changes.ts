import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { componentOf, readBaselines, writeBaselines } from "../baselines.ts";
import { heardAttachment } from "../heard/listen.ts";
import { differenceIn, readTexts, textNameOf, writeTexts } from "../heard/texts.ts";
import { decodePng, type Picture } from "../picture.ts";

/** A picture, or what is heard, that the last run did not find approved. Paths lead to PNG files. */
export type Change = PictureChange | TextChange;

/** What a screen reader says of a story. */
export interface TextChange {
  /** "story-id language" */
  name: string;
  heard: string;
  group: string;
}

export interface PictureChange {
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
  attachments: readonly { name: string; path?: string /** In base64. */; body?: string }[];
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

/** Texts are alike when the same lines became the same others. */
function textsIn(title: string, attachments: Result["attachments"]): TextChange[] {
  const body = attachments.find(({ name }) => name === heardAttachment)?.body;
  const name = textNameOf(title);
  if (body === undefined || !name) return [];
  const heard = Buffer.from(body, "base64").toString();
  const approved = approvedText(name);
  if (approved === undefined) return [{ name, heard, group: "new text" }];
  return [{ name, heard, group: createHash("sha256").update(differenceIn(approved, heard)).digest("hex") }];
}

export const approvedText = (name: string) => readTexts(componentOf(name)).get(name);

/** The changes of a run, those alike beside each other. */
export function changesIn({ suites }: Report): Change[] {
  const found = suites.flatMap(specsIn).flatMap(({ title, tests }): Change[] => {
    const attachments = tests.flatMap(({ results }) => results.flatMap((result) => result.attachments));
    const side = (wanted: string) => attachments.find(({ name }) => name.endsWith(`-${wanted}.png`))?.path;
    const [actual, expected, diff] = [side("actual"), side("expected"), side("diff")];
    const texts = textsIn(title, attachments);
    if (!actual) return texts;
    if (!expected || !diff) return [...texts, { name: title, actual, group: "new" }];
    const group = groupOf(decodePng(readFileSync(expected)), decodePng(readFileSync(actual)));
    return [...texts, { name: title, actual, expected, diff, group }];
  });
  return found.sort((a, b) => a.group.localeCompare(b.group) || a.name.localeCompare(b.name));
}

/** Takes this one picture or text among the approved ones, and leaves every other as it is. */
export function accept(change: Change): void {
  const { name } = change;
  if ("heard" in change) {
    const component = componentOf(name);
    writeTexts(component, readTexts(component).set(name, change.heard));
    return;
  }
  const { actual } = change;
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
    const kind = group.startsWith("new") ? "new" : "changed";
    return `| ${kind} | ${alike.length} | ${alike.map(({ name }) => `\`${name}\``).join("<br>")} |`;
  });
  return ["| What | Pictures | Which |", "|---|---|---|", ...rows, ""].join("\n");
}
