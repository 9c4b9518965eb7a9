import { createContext, useContext } from "react";
import { defaultLanguage, type Language } from "./language.ts";

// By themselves, so that a document's inline script can ask for them without React.
export { defaultLanguage, isLanguage, type Language, languages } from "./language.ts";

/** One feature's words in every language. */
export type Copy<Words> = Readonly<Record<Language, Words>>;

/** Both languages side by side. A key that one of them lacks, or has too many, does not compile. */
export function defineCopy<Words>(copy: { de: Words; en: NoInfer<Words> }): Copy<Words> {
  return copy;
}

/** What the one language provider of the page hands down (ROUTE-05). */
export interface LanguageChoice {
  language: Language;
  choose(language: Language): void;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: defaultLanguage,
  choose: () => undefined,
});

export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext);
}

/** What is done to all words on their way to a view: nothing, but the book lengthens them to see what breaks. */
export const WordingContext = createContext<<Words>(words: Words) => Words>((words) => words);

/** A feature's words in the language of the page. */
export function useCopy<Words>(copy: Copy<Words>): Words {
  const asWorded = useContext(WordingContext);
  return asWorded(copy[useLanguage().language]);
}
