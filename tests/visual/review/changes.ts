import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { componentOf, readBaselines, writeBaselines } from "../baselines.ts";
import { differenceIn, heardAttachment, readTexts, textNameOf, writeTexts } from "../heard/texts.ts";
import { type Difference, decodePng, type Picture, type Place } from "../picture.ts";
import { type Suite, specsIn } from "../report.ts";

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
  /** In pixels, of the new and of the approved picture. */
  height?: number;
  heightBefore?: number;
  /** The same for pictures in which the same pixels became the same others, wherever they are. */
  group: string;
}

interface Spec {
  title: string;
  tests: readonly { results: readonly Result[] }[];
}

interface Result {
  attachments: readonly { name: string; path?: string /** In base64. */; body?: string }[];
}

/** Playwright's JSON report, as far as it is read here. */
export interface Report {
  suites: readonly Suite<Spec>[];
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

/** The changes of a run: those alike beside each other, the most first; then those that are alone, by name. */
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
    const told: Omit<PictureChange, "name" | "actual" | "expected" | "diff"> = JSON.parse(where);
    return [...texts, { name: title, actual, expected, diff, ...told }];
  });
  const byName = found.toSorted((a, b) => a.name.localeCompare(b.name));
  return [...new Set(byName.map(({ group }) => group))]
    .map((group) => byName.filter((change) => change.group === group))
    .toSorted((a, b) => b.length - a.length)
    .flat();
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

/** How many there are of what. */
export function inWords(changes: readonly Change[]): string {
  const texts = changes.filter((change) => "heard" in change).length;
  const counts = { picture: changes.length - texts, text: texts };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}${count === 1 ? "" : "s"}`)
    .join(" and ");
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

/**
 * The beginning of a commit message: what was accepted, by component and story. Its first line and the reason are the
 * reviewer's; Git leaves out the lines that ask for them.
 */
export function commitMessage(changes: readonly Change[]): string {
  const modesByStory = new Map<string, string[]>();
  for (const change of changes) {
    const [story = "", mode = ""] = change.name.split(" ");
    const kinds = [
      ...("heard" in change ? ["heard"] : []),
      ...(change.group.startsWith("new") ? ["new"] : []),
    ];
    const told = [mode, ...kinds.map((kind) => `(${kind})`)].join(" ");
    modesByStory.set(story, [...(modesByStory.get(story) ?? []), told]);
  }
  const stories = [...modesByStory].map(([story, modes]) => `  ${story}: ${modes.join(", ")}`);
  const asked = [
    "# Say above what has changed,",
    "# and here why it is meant. Lines like this one are left out.",
  ];
  return `[visual] \n\n${asked.join("\n")}\n\n${stories.join("\n")}\n`;
}
