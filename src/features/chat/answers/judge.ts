import type { Classifier, Guess } from "./classifier.ts";
import { overlap } from "./overlaps.ts";

/** What a question was understood to mean; `ranked` begins with the likeliest topic. */
export interface Judgement {
  kind: "known" | "unsure" | "unknown";
  ranked: readonly Guess[];
}

/** Answers from understanding a question, wherever that happens: on this thread or in a worker. */
export type Understand = (question: string) => Promise<Judgement>;

/** The group of wordings that nobody here answers. */
export const outside = "outside";

/** How sure it must be to answer, and to ask back: probabilities, 0 to 1. */
const knownFrom = 0.15;
const unsureFrom = 0.04;
/**
 * The likeliest topic must be this many times as likely as anything else: else it is better to ask. Less is enough
 * where its answer serves the other question, too.
 */
const clearBy = 2.2;
const clearOfOverlapBy = 1;
/** A question is refused when it is this many times as likely to lie outside as to mean the likeliest topic. */
const refusedBy = 2;
/** What is lost of the probability when not one word is known. */
const unknownCosts = 0.5;
/** What is said around a question is no rival of it. */
const courtesies = ["hello", "thanks"];
/** Topics that anybody downstream looks at. */
const kept = 8;

export function judge(question: string, { guess, unknownShare }: Classifier): Judgement {
  const all = guess(question);
  const strange = all.find(({ id }) => id === outside)?.probability ?? 0;
  const trust = 1 - unknownCosts * unknownShare(question);
  const [first, second, ...others] = all.filter(({ id }) => id !== outside).slice(0, kept);
  if (!first || !second) return { kind: "unknown", ranked: [] };
  const ranked = [first, second, ...others];
  const sure = first.probability * trust;
  const clear = [second, ...others].every(
    ({ id, probability }) =>
      first.probability >
      (overlap(first.id, id) || courtesies.includes(id) ? clearOfOverlapBy : clearBy) * probability,
  );
  if (strange > refusedBy * first.probability || sure < unsureFrom) return { kind: "unknown", ranked };
  return {
    kind: sure >= knownFrom && clear && first.probability > clearBy * strange ? "known" : "unsure",
    ranked,
  };
}
