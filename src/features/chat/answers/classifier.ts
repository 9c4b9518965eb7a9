import type { Language } from "#shared/copy.ts";
import { featuresOf } from "./features.ts";
import { addScaled, softmax, type Vector } from "./softmax.ts";
import { linesOf, type Wordings } from "./wordings.ts";

/** A topic with the probability that a question means it, 0 to 1. */
export interface Guess {
  id: string;
  probability: number;
}

export interface Classifier {
  /** @returns all topics, the likeliest first. */
  guess(question: string): Guess[];
  /** The share of a question's words that no wording has, 0 to 1. */
  unknownShare(question: string): number;
}

const rounds = 7;
/** How far one example moves the weights in the first round, and what is left of that in the next. */
const firstStep = 6;
const decay = 0.7;
/** A stride that has no factor in common with the number of examples visits each once, with topics mixed. */
const stride = 1009;

/**
 * Learns from example wordings which topic a question means: a linear softmax over words, pairs of words and
 * groups of letters; rare ones weigh more. The order is fixed: the same wordings give the same answers.
 */
export function learn(wordings: Wordings, language: Language): Classifier {
  const ids = Object.keys(wordings);
  const examples = Object.values(wordings).flatMap((text, topic) =>
    linesOf(text).map((line) => ({ topic, ...featuresOf(line, language) })),
  );
  const toVector = weighing(examples.map(({ weights }) => weights));
  const known = new Set(examples.flatMap(({ stems }) => stems));
  const table = new Float32Array(toVector.columns * ids.length);
  const lessons = examples.map(({ topic, weights }) => ({ topic, vector: toVector(weights) }));
  const errors = new Float32Array(ids.length);
  for (let round = 0, step = firstStep; round < rounds; round += 1, step *= decay) {
    for (let turn = 0; turn < lessons.length; turn += 1) {
      const lesson = lessons[(turn * stride) % lessons.length];
      if (!lesson) continue;
      softmax(table, lesson.vector, errors);
      errors[lesson.topic] = (errors[lesson.topic] ?? 0) - 1;
      addScaled(table, lesson.vector, errors, -step);
    }
  }
  return {
    guess(question) {
      const result = softmax(
        table,
        toVector(featuresOf(question, language).weights),
        new Float32Array(ids.length),
      );
      const guesses = ids.map((id, topic) => ({ id, probability: result[topic] ?? 0 }));
      return guesses.sort((one, other) => other.probability - one.probability);
    },
    unknownShare(question) {
      const { stems } = featuresOf(question, language);
      return stems.filter((one) => !known.has(one)).length / Math.max(1, stems.length);
    },
  };
}

type ToVector = ((weights: ReadonlyMap<string, number>) => Vector) & { columns: number };

/** How features become a vector of length 1: each weighs more the fewer texts have it. */
function weighing(texts: readonly ReadonlyMap<string, number>[]): ToVector {
  const spread = new Map<string, number>();
  for (const name of texts.flatMap((weights) => [...weights.keys()]))
    spread.set(name, (spread.get(name) ?? 0) + 1);
  const columns = new Map([...spread.keys()].map((name, column) => [name, column]));
  const toVector = (weights: ReadonlyMap<string, number>): Vector => {
    const weighed = [...weights].map(([name, weight]) => ({
      column: columns.get(name),
      // One that no text has still takes its share of the length.
      weight: weight * Math.log(1 + texts.length / (spread.get(name) ?? 0.5)),
    }));
    const length = Math.hypot(...weighed.map(({ weight }) => weight)) || 1;
    const found = weighed.flatMap(({ column, weight }) => (column === undefined ? [] : [{ column, weight }]));
    return {
      columns: Int32Array.from(found, ({ column }) => column),
      weights: Float32Array.from(found, ({ weight }) => weight / length),
    };
  };
  return Object.assign(toVector, { columns: columns.size });
}
