import { createContext, useContext } from "react";
import { defaultLanguage, type Language } from "./language.ts";

// In a file of their own, so that a document's inline script can import them without React.
export { defaultLanguage, isLanguage, type Language, languages } from "./language.ts";

/** One feature's words in every language. */
export type Copy<Words> = Readonly<Record<Language, Words>>;

/** Both languages side by side. A key that one of them lacks, or has too many, does not compile. */
export function defineCopy<Words>(copy: { de: Words; en: NoInfer<Words> }): Copy<Words> {
  return copy;
}

/** The value of the page's only language context (ROUTE-05). */
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

/** Changes all words before a view shows them. Only the book uses it: it lengthens them to see what breaks. */
export const WordingContext = createContext<<Words>(words: Words) => Words>((words) => words);

/** A feature's words in the language of the page. */
export function useCopy<Words>(copy: Copy<Words>): Words {
  const asWorded = useContext(WordingContext);
  return asWorded(copy[useLanguage().language]);
}
