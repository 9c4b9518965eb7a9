interface Counts {
  passed: number;
  failed: readonly string[];
}

/** What the last test runs said of one story. */
export interface StoryResult {
  tests: Counts;
  pictures: Counts;
}

/** Written by scripts/book-results.mjs; times are ISO, null for what did not run. */
export interface Results {
  tested: string | null;
  pictured: string | null;
  stories: Readonly<Record<string, StoryResult>>;
}

function isResults(read: unknown): read is Results {
  return typeof read === "object" && read !== null && "stories" in read && "tested" in read;
}

/** A file that the built book carries; null where there is none, as in the book under development. */
export async function readBookFile(name: string): Promise<unknown> {
  try {
    const answer = await fetch(name);
    return await answer.json();
  } catch {
    return null;
  }
}

export async function readResults(): Promise<Results | null> {
  const read = await readBookFile("results.json");
  return isResults(read) ? read : null;
}

export function hasFailed({ tests, pictures }: StoryResult): boolean {
  return tests.failed.length + pictures.failed.length > 0;
}
