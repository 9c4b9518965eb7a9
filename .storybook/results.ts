/** Of visits or pictures, those that failed by name. */
export interface Counts {
  passed: number;
  failed: readonly string[];
}

/** What the last picture run said of one story. */
export interface StoryResult {
  /** By visit: opened or reached, in both languages, in full motion and still; twice with axe (`tests/visual/visits.ts`). */
  plays: Counts;
  /** By mode. */
  pictures: Counts;
}

/** Written by scripts/book-results.ts. */
export interface Results {
  /** When the run began, in ISO's format; null where none was. */
  taken: string | null;
  stories: Readonly<Record<string, StoryResult>>;
}

function isResults(read: unknown): read is Results {
  return typeof read === "object" && read !== null && "stories" in read && "taken" in read;
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

export function hasFailed({ plays, pictures }: StoryResult): boolean {
  return plays.failed.length + pictures.failed.length > 0;
}
