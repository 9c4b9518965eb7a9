import type { Language } from "./answer.ts";
import type { Engine, Meaning } from "./engine.ts";
import type { Asked } from "./facets.ts";
import { replies } from "./replies.ts";

/** What the assistant's last answer leaves open. */
export interface Open {
  /** Topics that it asked back about. */
  offered: Meaning["topics"];
  /** Whether it offered a person. */
  person: boolean;
  unknown: boolean;
  /** The subject: the topic that was answered last. */
  topic: string | null;
  /** The question that it was answered to, and what that asked of it. */
  asked: string;
  facet: Asked | null;
  /** What was just answered, and is not suggested after the next answer. */
  answered: readonly string[];
  /** Questions that stand below the answer, to be pressed. */
  shown: readonly string[];
}

export const nothingOpen: Open = {
  offered: [],
  person: false,
  unknown: false,
  topic: null,
  asked: "",
  facet: null,
  answered: [],
  shown: [],
};

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
