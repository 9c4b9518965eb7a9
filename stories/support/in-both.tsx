import type { Decorator } from "@storybook/react-vite";
import type { Language } from "#shared/language.ts";
import { languageOf } from "../../.storybook/globals.tsx";

export const eachLanguage = <Given,>(make: (language: Language) => Given): Record<Language, Given> => ({
  de: make("de"),
  en: make("en"),
});

/** What a story is given in German, and what differs in English. */
export function inBoth<Given, Args>(given: Record<Language, Given>, argsOf: (given: Given) => Args) {
  return { args: argsOf(given.de), parameters: { english: argsOf(given.en) } };
}

/** Gives a story what was said in the toolbar's language: a conversation in English is English throughout. */
export const spoken: Decorator = (Story, { args, globals, parameters }) => (
  <Story args={languageOf(globals) === "en" ? { ...args, ...parameters["english"] } : args} />
);
