import type { Language } from "./answer.ts";
import type { Engine, Meaning } from "./engine.ts";
import type { Open } from "./open.ts";
import { replies } from "./replies.ts";

/** What a visitor said, and what it is understood with. */
export interface Turn {
  engine: Engine;
  language: Language;
  words: (typeof replies)[Language];
  open: Open;
  /** Begins with "no, I meant". */
  corrects: boolean;
  /** As it was typed, without "no, I meant". */
  asked: string;
  /** The same without "and" before it. */
  question: string;
  /** The question in small letters, without anything but words. */
  said: string;
}

export const known = (id: string): Meaning => ({ kind: "known", topics: [{ id, probability: 1 }] });
export const lengthOf = (text: string) => text.split(/\s+/).length;

/** In small letters, without anything but words. */
export const wordsIn = (question: string) =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .trim();

/** Reads a question without "no, I meant" and "and" before it, where anything is left. */
export function turnOf(engine: Engine, language: Language, open: Open, typed: string): Turn {
  const words = replies[language];
  const some = (...texts: string[]) => texts.find((text) => wordsIn(text)) ?? typed;
  const asked = words.no.test(wordsIn(typed)) ? typed : some(typed.replace(words.correcting, ""), typed);
  const question = some(asked.replace(words.following, ""), asked);
  const corrects = asked !== typed;
  return { engine, language, words, open, corrects, asked, question, said: wordsIn(question) };
}
