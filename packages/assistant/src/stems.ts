import type { Language } from "./answer.ts";
import { featuresOf } from "./features.ts";

/** The words of a text without what changes with case and number, as the model compares them. */
export const stemsOf = (text: string, language: Language): readonly string[] =>
  featuresOf(text, language).stems;

/** Two forms of a word share at least so many first letters. */
const sharedLetters = 5;

/** Whether a text has a word, in another form at least. */
export const hasWord = (text: string, word: string): boolean =>
  text.toLowerCase().includes(word.toLowerCase().slice(0, Math.max(sharedLetters, word.length - 2)));
