import { createContext, useContext } from "react";
import { defaultLanguage, type Language, languages } from "./language.ts";

// In a file of their own, so that a document's inline script can import them without React.
export { defaultLanguage, isLanguage, type Language, languages } from "./language.ts";

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

/** Changes the words of one language before a view shows them. */
export type Wording = <Words>(words: Words) => Words;

/** For the book, which lengthens all words to see what breaks, and for apps with words of their own (`rewording`). */
export const WordingContext = createContext<Wording>((words) => words);

/** A feature's words, each with those that stand in their place. */
export type Rewritten = readonly (readonly [unknown, unknown])[];

/** Another app's words for a feature. What they leave out stays as it is. */
export function rewrite<Words extends object>(copy: Copy<Words>, own: Copy<Partial<Words>>): Rewritten {
  return languages.map((language) => [copy[language], { ...copy[language], ...own[language] }]);
}

/** All that an app has rewritten, for `WordingContext`. */
export function rewording(...rewritten: Rewritten[]): Wording {
  const own = new Map(rewritten.flat());
  return <Words>(words: Words) => (own.get(words) ?? words) as Words;
}

export function useCopy<Words>(copy: Copy<Words>): Words {
  const asWorded = useContext(WordingContext);
  return asWorded(copy[useLanguage().language]);
}
