import type { Copy, Language } from "#shared/copy.ts";

/** Example wordings by topic, one a line. */
export type Wordings = Readonly<Record<string, string>>;

const load: Copy<() => Promise<{ wordings: Wordings }>> = {
  de: () => import("./wordings/de.ts"),
  en: () => import("./wordings/en.ts"),
};

/** Fetches the wordings of one language. @throws Error when they do not come. */
export async function wordingsOf(language: Language): Promise<Wordings> {
  return (await load[language]()).wordings;
}

/** The wordings of one topic. */
export const linesOf = (text: string) => text.trim().split("\n");
