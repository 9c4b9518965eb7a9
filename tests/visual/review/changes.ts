import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { componentOf, readBaselines, writeBaselines } from "../baselines.ts";
import { differenceIn, heardAttachment, readTexts, textNameOf, writeTexts } from "../heard/texts.ts";
import { type Difference, decodePng, type Picture, type Place } from "../picture.ts";

/** The name of the attachment that says where a picture differs. */
export const differenceAttachment = "difference.json";

/** A picture, or what is heard, that the last run did not find approved. Paths lead to PNG files. */
export type Change = PictureChange | TextChange;

/** What a screen reader says of a story. */
export interface TextChange {
  /** "story-id language" */
  name: string;
  heard: string;
  group: string;
}

export interface PictureChange extends Pick<Difference, "pixels" | "places"> {
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

/** A fingerprint of what became of what: the pixels around all that differs, old and new. */
export function groupOf(old: Picture, taken: Picture, places: readonly Place[]): string {
  const hash = createHash("sha256");
  if (old.width !== taken.width || old.height !== taken.height) {
    return hash.update(old.data).update(taken.data).digest("hex");
  }
  const [left, right] = [
    Math.min(...places.map((one) => one.left)),
    Math.max(...places.map((one) => one.right)),
  ];
  const [top, bottom] = [places[0]?.top ?? 0, places.at(-1)?.bottom ?? 0];
  for (const { data, width } of [old, taken]) {
    for (let y = top; y < bottom; y += 1) {
      hash.update(data.subarray((y * width + left) * 3, (y * width + right) * 3));
    }
  }
  return hash.update(`${right - left}`).digest("hex");
}

const specsIn = ({ specs, suites = [] }: Suite): Suite["specs"] => [...specs, ...suites.flatMap(specsIn)];

function bodyOf(attachments: Result["attachments"], wanted: string): string | undefined {
  const body = attachments.find(({ name }) => name === wanted)?.body;
  return body === undefined ? body : Buffer.from(body, "base64").toString();
}

/** Texts are alike when the same lines became the same others. */
function textsIn(title: string, attachments: Result["attachments"]): TextChange[] {
  const heard = bodyOf(attachments, heardAttachment);
  const name = textNameOf(title);
  if (heard === undefined || !name) return [];
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
    const where = bodyOf(attachments, differenceAttachment);
    if (!expected || !diff || !where) {
      return [...texts, { name: title, actual, group: "new", pixels: 0, places: [] }];
    }
    const { pixels, places, group }: Omit<Difference, "shown"> & { group: string } = JSON.parse(where);
    return [...texts, { name: title, actual, expected, diff, group, pixels, places }];
  });
  return found.sort((a, b) => a.group.localeCompare(b.group) || a.name.localeCompare(b.name));
}

/** Takes these pictures and texts of one component among the approved ones, and leaves every other as it is. */
export function write(component: string, changes: readonly Change[]): void {
  const texts = changes.filter((change) => "heard" in change);
  if (texts.length > 0) {
    const approved = readTexts(component);
    for (const { name, heard } of texts) approved.set(name, heard);
    writeTexts(component, approved);
  }
  const pictures = changes.filter((change) => "actual" in change);
  if (pictures.length > 0) {
    const approved = readBaselines(component);
    for (const { name, actual } of pictures) approved.set(name, decodePng(readFileSync(actual)));
    writeBaselines(component, approved);
  }
}

interface Alike {
  isNew: boolean;
  names: string[];
}

/** Names, those of one group together. */
export function alikeIn(changes: readonly Change[]): Alike[] {
  return [...new Set(changes.map(({ group }) => group))].map((group) => ({
    isNew: group.startsWith("new"),
    names: changes.filter((change) => change.group === group).map(({ name }) => name),
  }));
}

/** What changed, for people who read it where no picture can be shown: one table, those alike in one row. */
export function contactSheet(changes: readonly Change[]): string {
  if (changes.length === 0) return "Every picture is as approved.\n";
  const rows = alikeIn(changes).map(
    ({ isNew, names }) =>
      `| ${isNew ? "new" : "changed"} | ${names.length} | ${names.map((name) => `\`${name}\``).join("<br>")} |`,
  );
  return ["| What | Pictures | Which |", "|---|---|---|", ...rows, ""].join("\n");
}

/** The beginning of a commit message: what was accepted, by group. Git leaves out the line that asks for the rest. */
export function commitMessage(changes: readonly Change[]): string {
  const groups = alikeIn(changes).map(({ isNew, names }) => {
    const same =
      names.length > 1 ? `The same difference, ${names.length} times:` : "A difference of its own:";
    return [isNew ? "New:" : same, ...names.map((name) => `  ${name}`)].join("\n");
  });
  return `[visual] \n\n# What has changed, above; and here, why.\n\n${groups.join("\n\n")}\n`;
}
