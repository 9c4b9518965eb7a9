import { defaultLanguage, isLanguage, type Language } from "#shared/copy.ts";

/** What the toolbar says, read once for decorators, play functions and pages alike. */
export interface World {
  language: Language;
  /** Every text a third longer than the default language has it. */
  long: boolean;
  theme: "dark" | "light";
  motion: "full" | "still";
  text: "normal" | "double";
  colours: "own" | "forced";
}

/** The language that the toolbar chose; the lengthened one is the default language, drawn out. */
export function languageOf(globals: Record<string, unknown>): Language {
  const chosen = globals["language"];
  return isLanguage(chosen) ? chosen : defaultLanguage;
}

export function worldOf(globals: Record<string, unknown>): World {
  return {
    language: languageOf(globals),
    long: globals["language"] === "long",
    theme: globals["theme"] === "light" ? "light" : "dark",
    motion: globals["motion"] === "still" ? "still" : "full",
    text: globals["text"] === "double" ? "double" : "normal",
    colours: globals["colours"] === "forced" ? "forced" : "own",
  };
}
