import { readFileSync } from "node:fs";
import { modesOf } from "../../.storybook/modes.ts";
import { nameOf } from "./baselines.ts";

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

/** Every story that has a picture. */
export function picturedStories(): Entry[] {
  return entriesOfTheBook().filter(
    ({ type, subtype, tags }) => type === "story" && subtype !== "test" && !tags.includes("no-picture"),
  );
}

/** The name of every picture that the book asks for. */
export function wantedPictures(): Set<string> {
  const names = picturedStories().flatMap(({ id, tags }) =>
    Object.keys(modesOf(tags)).map((mode) => nameOf(id, mode)),
  );
  return new Set(names);
}
