import type { Language } from "./answer.ts";
import { type Classifier, classifierOf, type Guess } from "./classifier.ts";
import { hasWord } from "./has-word.ts";
import type { Model } from "./model.ts";
import { overlap } from "./overlaps.ts";

/** What a question was understood to mean; `ranked` begins with the likeliest topic. */
export interface Judgement {
  kind: "known" | "unsure" | "unknown";
  /** Of the topics that it may be, the first stands out. */
  leads?: true;
  /** It is about something else altogether. */
  far?: true;
  /** So likely that somebody in need would hardly write it. */
  smallTalk?: true;
  ranked: readonly Guess[];
}

/** Answers from understanding a question, wherever that happens: on this thread or in a worker. */
export type Understand = (question: string) => Promise<Judgement>;

/** The group of wordings that nobody here answers. */
export const outside = "outside";
/** What words decide to be no business of ours, whoever is asked. */
export const far = "far";
/** Whether words have decided that nobody here answers it. */
export const isNobodys = (ruled: string | undefined) => ruled === outside || ruled === far;

/** How sure it must be to answer, and to ask back: probabilities, 0 to 1. */
const knownFrom = 0.35;
const unsureFrom = 0.1;
/**
 * The likeliest topic, with those whose answers serve its question, too, must be this many times as likely as anything
 * else: else it is better to ask.
 */
const clearBy = 3;
/** Else the likeliest is answered with its question before it, when it is so sure and so far ahead. */
const likelyFrom = 0.15;
const leadsBy = 1.2;
/** So much of a question's telling words, the rare ones more, must speak for what it is taken for. */
const spokenFor = 0.34;
/** Words as rare as this in what was learnt tell what a question is about. */
const tellingFrom = 6;
/** As rare as this are words that were hardly learnt. */
const rareFrom = 8;
/** It is in doubt where nobody here may answer it, being so likely beside the first, and this much of it is left unsaid. */
const outsideFrom = 0.2;
const unsaidFrom = 0.3;
/** From here on it lies far outside. */
const farFrom = 0.3;
const smallTalkFrom = 0.6;
/** What is lost of the probability when not one word is known. */
export const unknownCosts = 0.5;
/** Greeting and thanks stand around a question: they do not compete with its topic. */
export const courtesies = ["hello", "thanks"];
/** So many of the likeliest topics are handed on; nobody looks at more. */
const kept = 8;

type Words = ReturnType<Classifier["words"]>;

/** How much of some words speaks for something, the rare ones more; 1 without any. */
export function shareOf(words: Words, speaks: (word: Words[number]) => boolean): number {
  const weigh = (some: Words) => some.reduce((sum, { rarity }) => sum + rarity, 0);
  return words.length > 0 ? weigh(words.filter(speaks)) / weigh(words) : 1;
}

/** How much of a question's telling words speaks for a topic or stands in its answer, and whether a rare one does not. */
function tellingShareOf(topic: string, answer: string, words: Words): { share: number; isRare: boolean } {
  const telling = words.filter(({ rarity }) => rarity >= tellingFrom);
  const speaks = ({ word, topics }: Words[number]) => topics.includes(topic) || hasWord(answer, word);
  const isRare = telling.some((one) => one.rarity >= rareFrom && !/\d/.test(one.word) && !speaks(one));
  return { share: shareOf(telling, speaks), isRare };
}

/** So likely, what words name holds where nothing else is understood. */
const holdsFrom = 0.2;

/** Whether what was learnt is surely about something else than a rule of words says, or of nobody's here. */
export function isSurelyOther(
  ruled: string,
  { kind, leads }: Pick<Judgement, "kind" | "leads">,
  ranked: readonly Guess[],
): boolean {
  const own = ranked.find(({ id }) => id === ruled)?.probability ?? 0;
  if (kind === "unknown") return !isNobodys(ruled) && own < holdsFrom;
  const [first] = ranked;
  if (!first || first.id === ruled || overlap(first.id, ruled)) return false;
  const isSure = kind === "known" || (leads === true && first.probability >= knownFrom);
  return isSure && first.probability > clearBy * own;
}

/** @param textOf what is said about a topic; without it, the words of an answer cast no doubt. */
export function judge(
  question: string,
  { guess, unknownShare, words }: Classifier,
  textOf?: (topic: string) => string,
): Judgement {
  const all = guess(question);
  const strange = all.find(({ id }) => id === outside)?.probability ?? 0;
  const trust = 1 - unknownCosts * unknownShare(question);
  const [first, second, ...others] = all.filter(({ id }) => id !== outside).slice(0, kept);
  if (!first || !second) return { kind: "unknown", ranked: [] };
  const ranked = [first, second, ...others];
  const serves = ({ id }: Guess) => overlap(first.id, id) || courtesies.includes(id);
  const rivals = [second, ...others].filter((one) => !serves(one));
  const own = [second, ...others]
    .filter(serves)
    .reduce((sum, { probability }) => sum + probability, first.probability);
  const next = Math.max(strange, ...rivals.map(({ probability }) => probability));
  if (strange > own || first.probability * trust < unsureFrom)
    return {
      kind: "unknown",
      ranked,
      ...(strange >= farFrom ? { far: true } : {}),
      ...(strange >= smallTalkFrom ? { smallTalk: true } : {}),
    };
  const { isRare, share } = tellingShareOf(first.id, textOf?.(first.id) ?? "", words(question));
  const isStrange = (from: number) =>
    textOf !== undefined && 1 - share > unsaidFrom && strange > from * first.probability;
  const isSure = own * trust >= knownFrom && own > clearBy * next;
  const isElse = isRare && share < spokenFor;
  if (isSure && !isElse && !isStrange(outsideFrom)) return { kind: "known", ranked };
  const isAhead = isSure || (own * trust >= likelyFrom && own > leadsBy * next);
  const inDoubt = isStrange(outsideFrom / 2);
  if (isStrange(2 * outsideFrom)) return { kind: "unknown", ranked };
  const leads = isSure || (isAhead && !inDoubt && share >= spokenFor);
  return { kind: "unsure", ranked, ...(leads ? { leads } : {}) };
}

/** Understands questions in one language by what was learnt. */
export function understandWith(model: Model, language: Language): Understand {
  const classifier = classifierOf(model, language);
  return async (question) => judge(question, classifier);
}
