import { modesOf, type Story } from "../../.storybook/modes.ts";
import { type Results, readBookFile, readResults } from "../../.storybook/results.ts";
import type { World } from "../support/globals.ts";

/** What the book knows of a story: its tags from the index, and how it ended in the last run. */
export interface Known {
  tags: ReadonlyMap<string, readonly string[]>;
  results: Results | null;
}

function isIndex(read: unknown): read is { entries: Record<string, { tags?: readonly string[] }> } {
  return typeof read === "object" && read !== null && "entries" in read;
}

export async function readKnown(): Promise<Known> {
  const [index, results] = await Promise.all([readBookFile("index.json"), readResults()]);
  const entries = isIndex(index) ? Object.entries(index.entries) : [];
  return { tags: new Map(entries.map(([id, { tags = [] }]) => [id, tags])), results };
}

/** The picture that comes nearest to the toolbar: German at night on a desktop, or English on paper on a phone. */
export function modeFor({ language, theme }: World, width: number, story: Story): string {
  const wanted = width < 600 || theme === "light" || language === "en" ? "en-360" : "de-1280";
  const own = Object.keys(modesOf(story));
  return own.includes(wanted) ? wanted : (own[0] ?? wanted);
}

export const pictureOf = (storyId: string, mode: string) => `pictures/${storyId}.${mode}.png`;

/** What is missing or wrong about the proof of a state, in words; none where all is well. */
export function lacks(storyId: string, { tags, results }: Known): string[] {
  const own = tags.get(storyId);
  if (!own) return tags.size > 0 ? ["no such story in this book"] : [];
  const found = own.includes("no-picture") ? ["no picture, on purpose"] : [];
  const result = results?.stories[storyId];
  if (!result) return found;
  const modes = Object.keys(modesOf({ id: storyId, tags: own }));
  const unproved = result.pictures.failed.filter((mode) => modes.includes(mode));
  return [
    ...found,
    ...(result.plays.failed.length > 0 ? ["its play failed"] : []),
    ...(unproved.length > 0 ? [`picture not approved: ${unproved.join(", ")}`] : []),
  ];
}

export const idsIn = (tags: readonly string[] = []) => tags.filter((tag) => /^[A-Z]+-\d{2}$/.test(tag));
