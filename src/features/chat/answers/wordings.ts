import type { Language } from "#shared/copy.ts";
import { contentOf } from "./content.ts";

/** Example wordings by topic, one a line. */
export type Wordings = Readonly<Record<string, string>>;

/** Fetches the wordings of one language. @throws Error when they do not come. */
export async function wordingsOf(language: Language): Promise<Wordings> {
  return (await contentOf(language)).wordings;
}

/** The wordings of one topic. */
export const linesOf = (text: string) => text.trim().split("\n");
