import type { Language } from "./answer.ts";
import { featuresOf } from "./features.ts";
import { hashOf, type Model, rarityOfUnknown, weightedFeatures, weightStep } from "./model.ts";

/** A topic with the probability that a question means it, 0 to 1. */
export interface Guess {
  id: string;
  probability: number;
}

export interface Classifier {
  /** @returns all topics, the likeliest first. */
  guess(question: string): Guess[];
  /** The share of a question's words that were not learnt, 0 to 1. */
  unknownShare(question: string): number;
  /** The words of a question, each with how rare it is in what was learnt, and the topics that it speaks for. */
  words(question: string): { word: string; rarity: number; topics: readonly string[] }[];
}

/** Says which topic a question means: a linear softmax over words, pairs of words and groups of letters. */
export function classifierOf(model: Model, language: Language): Classifier {
  const features = weightedFeatures(model);
  return {
    guess(question) {
      const scores = new Float64Array(model.topics.length);
      let square = 0;
      for (const [name, weight] of featuresOf(question, language).weights) {
        const learnt = features.get(hashOf(name));
        const value = weight * (learnt?.rarity ?? rarityOfUnknown);
        square += value ** 2;
        for (const { topic, steps } of learnt?.weights ?? [])
          scores[topic] = (scores[topic] ?? 0) + value * steps * weightStep;
      }
      const length = Math.sqrt(square) || 1;
      const powers = scores.map((score) => Math.exp(score / length));
      const sum = powers.reduce((all, power) => all + power, 0);
      const guesses = model.topics.map((id, topic) => ({ id, probability: (powers[topic] ?? 0) / sum }));
      return guesses.sort((one, other) => other.probability - one.probability);
    },
    words(question) {
      const typed = question.replace(/['’]/g, "").match(/[\p{L}\p{N}]+/gu) ?? [];
      const { stems } = featuresOf(question, language);
      return typed.map((word, at) => {
        const learnt = features.get(hashOf(stems[at] ?? ""));
        const topics = (learnt?.weights ?? []).flatMap(({ topic }) => model.topics[topic] ?? []);
        return { word, rarity: learnt?.rarity ?? rarityOfUnknown, topics };
      });
    },
    unknownShare(question) {
      const { stems } = featuresOf(question, language);
      return stems.filter((one) => !features.has(hashOf(one))).length / Math.max(1, stems.length);
    },
  };
}
