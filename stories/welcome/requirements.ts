import { readBookFile } from "../../.storybook/results.ts";

export interface Proof {
  file: string;
  title: string;
  /** How it ended in the last run; null when it was not run. */
  ok: boolean | null;
}

/** Written by scripts/book-results.mjs. */
export interface Requirement {
  id: string;
  /** The heading that it stands under. */
  group: string;
  text: string;
  /** Ids of the stories that are tagged with it. */
  stories: readonly string[];
  tests: readonly Proof[];
}

function isRequirement(read: unknown): read is Requirement {
  return typeof read === "object" && read !== null && "id" in read && "stories" in read && "tests" in read;
}

/** The requirements that the built book carries; none where there are none, as in the book under development. */
export async function readRequirements(): Promise<readonly Requirement[]> {
  const read = await readBookFile("requirements.json");
  return Array.isArray(read) ? read.filter(isRequirement) : [];
}

/** Those in which each of the words is found: in the id, the sentence, a story or a test. */
export function search(all: readonly Requirement[], words: string): Requirement[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ id, group, text, stories, tests }) => {
    const said = [id, group, text, ...stories, ...tests.flatMap(({ file, title }) => [file, title])];
    const page = said.join("\n").toLowerCase();
    return wanted.every((word) => page.includes(word));
  });
}
