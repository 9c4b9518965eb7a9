import type { Language } from "./answer.ts";
import { classifierOf } from "./classifier.ts";
import { shareOf, unknownCosts } from "./judge.ts";
import type { Model } from "./model.ts";

/** What is no question for one of the facts. */
export const noFact = "";

/** A fact of the site that a question may ask for. */
export interface Fact {
  /** The subject that it belongs to. */
  topic: string;
  /** The words of the site that it is quoted from; without any, the subject's answer tells it. */
  cites: readonly string[];
  /** How far it is ahead of the next fact and of there being none, 0 to 1. */
  share: number;
}

/** From "topic :: words of the site + further words". */
export function factOf(id: string): Omit<Fact, "share"> {
  const [topic = "", words = ""] = id.split(" :: ");
  return { topic, cites: words ? words.split(" + ") : [] };
}

/** What is ahead of the others and no likelier than this is as unlikely as they are. */
const likelyFrom = 0.2;

/** So much of a question, the rare words more, has to speak for a fact. */
const spokenFrom = 0.7;

/** Finds the fact that a question asks for most likely, by what was learnt. */
export function factsWith(model: Model, language: Language): (question: string) => Fact | null {
  const { guess, unknownShare, words } = classifierOf(model, language);
  return (question) => {
    const guesses = guess(question);
    const [first, second] = guesses.filter(({ id }) => id !== noFact);
    if (!first || !second) return null;
    const none = guesses.find(({ id }) => id === noFact)?.probability ?? 0;
    const ahead = first.probability / (first.probability + second.probability + none);
    const certain = Math.min(1, first.probability / likelyFrom);
    const speaksForIt = shareOf(words(question), ({ topics }) => topics.includes(first.id));
    const spoken = Math.min(1, speaksForIt / spokenFrom);
    const share = ahead * certain * spoken * (1 - unknownCosts * unknownShare(question));
    return { ...factOf(first.id), share };
  };
}
