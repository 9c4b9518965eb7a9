import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isLanguage, type Language } from "#shared/copy.ts";
import { parseTexts, stringifyTexts, type Texts } from "../../../.storybook/heard-panel/format.ts";
import { componentOf } from "../baselines.ts";
import { picturedStories } from "../book.ts";

/** The name of the attachment that the reporter and the review take a text from. */
export const heardAttachment = "heard.txt";

/** The approved texts: one file for each component, a heading for each story and language. */
export const textFolder = "tests/visual/heard/approved";

/** The modes whose pages are listened to: both languages at one width. */
export const heardModes: Readonly<Record<string, Language>> = { "de-1280": "de", "en-1280": "en" };

/** Pieces hold no words: what is said is heard where they are used. */
export function isHeard(storyId: string): boolean {
  return !/^(ui|foundations|vendor-contract)-/.test(storyId);
}

const pathOf = (component: string) => join(textFolder, `${component}.txt`);

/** The approved texts of a component, as they are kept. */
export function readTextFile(component: string): string {
  return existsSync(pathOf(component)) ? readFileSync(pathOf(component), "utf8") : "";
}

export const readTexts = (component: string): Texts => parseTexts(readTextFile(component));

export function writeTexts(component: string, texts: Texts): void {
  if (texts.size === 0) {
    rmSync(pathOf(component), { force: true });
    return;
  }
  mkdirSync(textFolder, { recursive: true });
  writeFileSync(pathOf(component), stringifyTexts(texts));
}

export function componentsWithTexts(): string[] {
  if (!existsSync(textFolder)) return [];
  return readdirSync(textFolder).map((name) => name.replace(/\.txt$/, ""));
}

/** The name of every text that the book asks for. */
export function wantedTexts(): Set<string> {
  const stories = picturedStories().filter(({ id }) => isHeard(id));
  return new Set(
    stories.flatMap(({ id }) => Object.values(heardModes).map((language) => `${id} ${language}`)),
  );
}

/** What differs, line by line, a screen at most: `-` is approved, `+` is heard. */
export function differenceIn(approved: string, heard: string): string {
  const [old, now] = [approved.split("\n"), heard.split("\n")];
  const gone = old.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
  const added = now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`);
  const lines = [...gone, ...added];
  if (lines.length === 0) return "The same lines in another order.";
  return lines.slice(0, 16).join("\n");
}

/** Takes the new texts, takes away those without a story, and says which. */
export function approveTexts(heard: ReadonlyMap<string, string>): string[] {
  const wanted = wantedTexts();
  const said: string[] = [];
  for (const component of new Set([...componentsWithTexts(), ...[...heard.keys()].map(componentOf)])) {
    const texts = readTexts(component);
    const gone = [...texts.keys()].filter((name) => !wanted.has(name));
    const fresh = [...heard].filter(([name]) => componentOf(name) === component);
    for (const name of gone) texts.delete(name);
    for (const [name, text] of fresh) texts.set(name, text);
    if (gone.length + fresh.length > 0) writeTexts(component, texts);
    said.push(...gone.map((name) => `  removed: ${name}`), ...fresh.map(([name]) => `  heard: ${name}`));
  }
  return said.length === 0 ? ["Heard: nothing new."] : ["Heard, and approved:", ...said];
}

/** The name of a text by the name of its test, "story-id mode"; null where nothing is listened to. */
export function textNameOf(pictureName: string): string | null {
  const [storyId = "", mode = ""] = pictureName.split(" ");
  const language = heardModes[mode];
  return isLanguage(language) && isHeard(storyId) ? `${storyId} ${language}` : null;
}
