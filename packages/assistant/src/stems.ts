import type { Language } from "./answer.ts";
import { featuresOf } from "./features.ts";

/** The words of a text without what changes with case and number, as the model compares them. */
export const stemsOf = (text: string, language: Language): readonly string[] =>
  featuresOf(text, language).stems;
