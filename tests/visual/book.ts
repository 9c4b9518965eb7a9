import { readFileSync } from "node:fs";
import { modesOf } from "../../.storybook/modes.ts";

interface Entry {
  id: string;
  type: "story" | "docs";
  subtype?: "story" | "test";
  tags: readonly string[];
}

/** Where `npm run build-storybook` puts the book. */
export const bookDir = "storybook-static";

function isIndex(read: unknown): read is { entries: Record<string, Entry> } {
  return typeof read === "object" && read !== null && "entries" in read;
}

/** The entries of the book as it was built last. */
export function entriesOfTheBook(): Entry[] {
  const read: unknown = JSON.parse(readFileSync(`${bookDir}/index.json`, "utf8"));
  if (!isIndex(read)) throw new Error(`${bookDir}/index.json is no index of stories`);
  return Object.values(read.entries);
}

export function storiesOfTheBook(): Entry[] {
  return entriesOfTheBook().filter(({ type, subtype }) => type === "story" && subtype !== "test");
}

/** The component of a story: what all its stories' ids begin with. */
export const componentOf = (id: string): string => id.slice(0, id.indexOf("--"));

/** The file of an approved picture, in `pictures/`. */
export const pictureFile = (id: string, modeName: string): string => `${id}.${modeName}.png`;

/** The file of an approved text, in `heard/approved/`. */
export const textFile = (id: string, language: string): string => `${id}.${language}.txt`;

/** In which language it is compared what a screen reader says of a story: its tags `heard-de` and `heard-en`. */
export const isHeard = ({ tags }: Entry, language: string): boolean => tags.includes(`heard-${language}`);

/** The files of every picture and text that the book's stories ask for. */
export function filesOfTheBook(): string[] {
  return storiesOfTheBook().flatMap((story) => [
    ...Object.keys(modesOf(story)).map((modeName) => pictureFile(story.id, modeName)),
    ...["de", "en"].filter((language) => isHeard(story, language)).map((one) => textFile(story.id, one)),
  ]);
}
