import { readFileSync } from "node:fs";
import { modesOf } from "../../.storybook/modes.ts";
import { nameOf } from "./baselines.ts";
import { picturesOfTheSite } from "./site/views.ts";

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

/** Every story that has a picture. */
export function picturedStories(): Entry[] {
  return storiesOfTheBook().filter(({ tags }) => !tags.includes("no-picture"));
}

/** The name of every picture that is taken, of the book and of the built site. */
export function wantedPictures(): Set<string> {
  const names = picturedStories().flatMap((story) =>
    Object.keys(modesOf(story)).map((mode) => nameOf(story.id, mode)),
  );
  return new Set([...names, ...picturesOfTheSite()]);
}
