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

/** The results that the built book carries; null where there are none, as in the book under development. */
export async function readResults(): Promise<Results | null> {
  try {
    const answer = await fetch("results.json");
    const read: unknown = await answer.json();
    return isResults(read) ? read : null;
  } catch {
    return null;
  }
}

export function hasFailed({ tests, pictures }: StoryResult): boolean {
  return tests.failed.length + pictures.failed.length > 0;
}
