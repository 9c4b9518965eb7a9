import { writeFileSync } from "node:fs";
import process, { arch, platform } from "node:process";
import { type Browser, expect, type TestInfo } from "@playwright/test";
import { componentOf, type Maker, readBaselines, readMaker, stringifyMaker } from "./baselines.ts";
import { endingNote, makerNote, uncomparedNote } from "./notes.ts";
import { difference, encodePng, isSame, type Picture } from "./picture.ts";
import { differenceAttachment, groupOf } from "./review/changes.ts";

/** Whether the run takes what differs, instead of failing on it: `npm run visual:approve`. */
export function isApproving({ updateSnapshots }: { updateSnapshots: string }): boolean {
  return updateSnapshots !== "none";
}

/** Only what is heard is compared, and no picture is taken: `npm run heard`, `npm run heard:approve`. */
export const heardAlone = process.env["HEARD_ALONE"] === "1";

/**
 * Whether all that differs fails the run and not a test each: after a failure a worker is started anew with its browser,
 * and a change of one piece alters dozens of pictures. `npm run check`.
 */
export const countsTogether = process.env["COUNT_TOGETHER"] === "1";

function makerOf(browser: Browser): Maker {
  return { chromium: Number.parseInt(browser.version(), 10), system: `${platform} ${arch}` };
}

const described = ({ chromium, system }: Maker) => `Chromium ${chromium} on ${system}`;

export function isSameMaker(one: Maker, other: Maker): boolean {
  return described(one) === described(other);
}

/** Why this machine cannot compare its pictures with the approved ones, in one sentence; null when it can. */
function obstacle(here: Maker): string | null {
  const approved = readMaker();
  if (!approved || isSameMaker(approved, here)) return null;
  return (
    `Pictures are compared only with those of the same browser: the approved ones are from ${described(approved)}, ` +
    `this is ${described(here)}; \`npm run visual:approve\` on an unchanged tree takes them all anew.`
  );
}

/**
 * Notes for the reporter what makes the pictures of a test, or why they are not compared.
 * @returns whether they can be compared with the approved ones.
 */
export function canCompare(info: TestInfo, browser: Browser): boolean {
  const maker = makerOf(browser);
  const why = isApproving(info.config) ? null : obstacle(maker);
  info.annotations.push(
    why === null
      ? { type: makerNote, description: stringifyMaker(maker) }
      : { type: uncomparedNote, description: why },
  );
  return why === null;
}

/** Notes for the book's results how a story ended on a visit. */
export function noteEnding(info: TestInfo, ending: string): void {
  const [firstLine = ""] = ending.split("\n");
  info.annotations.push({ type: endingNote, description: firstLine });
}

let held: { component: string; pictures: ReadonlyMap<string, Picture> } | null = null;

/** The stories of a component come one after another: its file is unpacked once. */
function approvedPicture(name: string): Picture | undefined {
  const component = componentOf(name);
  if (held?.component !== component) held = { component, pictures: readBaselines(component) };
  return held.pictures.get(name);
}

/** Old, new and difference, named so that the HTML report lays them over each other. */
async function show(info: TestInfo, name: string, sides: Record<string, Picture>): Promise<void> {
  for (const [side, picture] of Object.entries(sides)) {
    const label = `${name.replace(" ", ".")}-${side}.png`;
    const path = info.outputPath(label);
    writeFileSync(path, encodePng(picture));
    await info.attach(label, { path, contentType: "image/png" });
  }
}

/**
 * Compares a picture with the approved one, to the last pixel.
 * @returns what is wrong, in one sentence; null when it is the same.
 */
export async function judge(info: TestInfo, name: string, taken: Picture): Promise<string | null> {
  const old = approvedPicture(name);
  if (!old) {
    await show(info, name, { actual: taken });
    return "No picture of it is approved yet.";
  }
  if (isSame(old, taken)) return null;
  const { pixels, places, shown } = difference(old, taken);
  await show(info, name, { expected: old, actual: taken, diff: shown });
  // The review need not open a picture to say where it differs and which others differ in the same way.
  const group = groupOf(old, taken, places);
  const body = JSON.stringify({ pixels, places, group, height: taken.height, heightBefore: old.height });
  await info.attach(differenceAttachment, { body, contentType: "application/json" });
  return `${pixels} pixels differ from the approved picture.`;
}

/**
 * Fails for what is wrong with the pictures and texts of a test. A run that approves takes them as they are, and one that
 * counts them together fails at its end.
 */
export function conclude(info: TestInfo, name: string, faults: readonly (string | null)[]): void {
  if (!isApproving(info.config) && !countsTogether) expect(faults.filter(Boolean).join("\n"), name).toBe("");
}
