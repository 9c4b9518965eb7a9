import { featuresOf } from "#features/chat/answers/features.ts";
import {
  coded,
  furthest,
  hashOf,
  type Learnt,
  type Model,
  rarityGrain,
  rarityOfUnknown,
  weightStep,
} from "#features/chat/answers/model.ts";
import type { Language } from "#shared/copy.ts";
import { seeded } from "#shared/seeded.ts";
import { writer } from "./writer.ts";

/** A line to learn from; `share` is how much it counts. */
export interface Example {
  topic: number;
  line: string;
  share: number;
}

/** The columns of a text that are not zero, with their weights. */
interface Vector {
  columns: Int32Array;
  weights: Float32Array;
}

/**
 * Rounds over all examples with how far one moves the weights, before anything is left out. Weights are never
 * negative: half as many topics have one for each feature then. After each round all move a little towards zero.
 */
const firstRounds = [4, 3, 2];
const towardsZero = 0.1;
/** A feature is overlooked this often, so that none is relied upon alone. */
const overlooked = 0.15;
/** Those that are left learn what all together made of a text, rather than its topic alone: how much, and how blurred. */
const shareOfAll = 0.8;
const blur = 2;
/** Then the weights that matter least are left out, in two goes, and the others learn to do without them. */
const goes = [
  { kept: 2.2, rounds: [2, 1.4] },
  { kept: 1, rounds: [2, 1.4, 1, 0.7] },
];
/** An error this small teaches nothing, and skipping it is most of the speed. */
const smallest = 0.002;
/** How much it counts for a weight how often its feature stands in texts: rare ones are needed for new questions. */
const frequency = 0.2;
/** A feature is kept when its heaviest weight is this many times as worth it. */
const first = 1.3;

/**
 * Learns a linear softmax and keeps the weights that matter most.
 * @param kept how many weights are kept.
 * @returns everything of a model but its origin.
 */
export function train(
  examples: readonly Example[],
  topics: readonly string[],
  language: Language,
  kept: number,
): Omit<Model, "from"> {
  const size = topics.length;
  const texts = examples.map(({ line }) => featuresOf(line, language).weights);
  const spread = new Map<string, number>();
  for (const text of texts) for (const name of text.keys()) spread.set(name, (spread.get(name) ?? 0) + 1);
  // Beginnings, ends and pairs that stand in one text alone seldom stand in a question.
  const names = [...spread].flatMap(([name, count]) => (count > (/[- ]/.test(name) ? 2 : 0) ? [name] : []));
  const columnOf = new Map(names.map((name, column) => [name, column]));
  const rarities = names.map(
    (name) => rarityGrain * Math.round(Math.log(1 + texts.length / (spread.get(name) ?? 1)) / rarityGrain),
  );

  let has = new Uint8Array(names.length).fill(1);
  const vectorOf = (text: ReadonlyMap<string, number>): Vector => {
    const columns: number[] = [];
    const weights: number[] = [];
    let square = 0;
    for (const [name, weight] of text) {
      const column = columnOf.get(name);
      const known = column !== undefined && has[column] === 1;
      const value = weight * (known ? (rarities[column] ?? 0) : rarityOfUnknown);
      square += value ** 2;
      if (!known) continue;
      columns.push(column);
      weights.push(value);
    }
    const length = Math.sqrt(square) || 1;
    return { columns: Int32Array.from(columns), weights: Float32Array.from(weights, (one) => one / length) };
  };

  const table = new Float32Array(names.length * size);
  let may: Uint8Array | null = null;
  let vectors = texts.map(vectorOf);
  const errors = new Float32Array(size);
  let before: Float32Array | null = null;
  const order = shuffled(examples.length);

  const next = seeded(2);
  function thinned({ columns, weights }: Vector): Vector {
    const stays = columns.map(() => (next() < overlooked ? 0 : 1));
    const only = (_: number, at: number) => stays[at] === 1;
    return { columns: columns.filter(only), weights: weights.filter(only) };
  }

  function round(step: number) {
    for (const at of order()) {
      const example = examples[at];
      const full = vectors[at];
      if (!example || !full) continue;
      const vector = before ? full : thinned(full);
      softmax(table, vector, errors);
      const own = before ? 1 - shareOfAll : 1;
      for (let topic = 0; before && topic < size; topic += 1)
        errors[topic] = (errors[topic] ?? 0) - shareOfAll * (before[at * size + topic] ?? 0);
      errors[example.topic] = (errors[example.topic] ?? 0) - own;
      const telling: number[] = [];
      for (let topic = 0; topic < size; topic += 1)
        if (Math.abs(errors[topic] ?? 0) > smallest) telling.push(topic);
      for (let one = 0; one < vector.columns.length; one += 1) {
        const row = (vector.columns[one] ?? 0) * size;
        const by = step * example.share * (vector.weights[one] ?? 0);
        for (const topic of telling) {
          if (may && may[row + topic] === 0) continue;
          table[row + topic] = Math.max(0, (table[row + topic] ?? 0) - by * (errors[topic] ?? 0));
        }
      }
    }
  }

  for (const step of firstRounds) {
    round(step);
    for (let at = 0; at < table.length; at += 1) table[at] = Math.max(0, (table[at] ?? 0) - towardsZero);
  }
  before = blurred();
  for (const go of goes) {
    const energy = new Float32Array(names.length);
    vectors.forEach(({ columns, weights }, at) => {
      for (let one = 0; one < columns.length; one += 1) {
        const column = columns[one] ?? 0;
        energy[column] = (energy[column] ?? 0) + (weights[one] ?? 0) ** 2 * (examples[at]?.share ?? 0);
      }
    });
    const worth = table.map((weight, at) => weight * (energy[Math.floor(at / size)] ?? 0) ** frequency);
    const least =
      worth
        .filter((one) => one > 0)
        .sort()
        .at(-Math.round(kept * go.kept)) ?? 0;
    may = Uint8Array.from(worth, (one) => (one > 0 && one >= least ? 1 : 0));
    for (let column = 0; column < names.length; column += 1) {
      const row = worth.subarray(column * size, (column + 1) * size);
      if (row.every((one) => one < least * first)) may.fill(0, column * size, (column + 1) * size);
    }
    for (let at = 0; at < table.length; at += 1) if (may[at] === 0) table[at] = 0;
    has = Uint8Array.from(names, (_, column) =>
      may?.subarray(column * size, (column + 1) * size).includes(1) ? 1 : 0,
    );
    vectors = texts.map(vectorOf);
    for (const step of go.rounds) round(step);
  }
  return { topics, ...packed() };

  /** What all weights make of each text, as probabilities. */
  function blurred(): Float32Array {
    const all = new Float32Array(texts.length * size);
    for (const [at, vector] of vectors.entries()) {
      softmax(table, vector, errors);
      const powers = errors.map((one) => one ** (1 / blur));
      const sum = powers.reduce((total, one) => total + one, 0);
      all.set(
        powers.map((one) => one / sum),
        at * size,
      );
    }
    return all;
  }

  function packed() {
    const all = names
      .flatMap((name, column) => {
        const weights = [...table.subarray(column * size, (column + 1) * size)].flatMap((weight, topic) => {
          const steps = Math.min(furthest, Math.round(weight / weightStep));
          return steps === 0 ? [] : [{ topic, steps }];
        });
        const learnt: Learnt = { hash: hashOf(name), rarity: rarities[column] ?? 0, weights };
        return weights.length > 0 ? [{ learnt, frequency: spread.get(name) ?? 0 }] : [];
      })
      // Of two with one hash the more frequent counts.
      .sort((one, other) => one.learnt.hash - other.learnt.hash || other.frequency - one.frequency)
      .map(({ learnt }) => learnt)
      .filter(({ hash }, at, sorted) => hash !== sorted[at - 1]?.hash);
    const { text, write } = writer();
    for (const [at, learnt] of all.entries()) coded(write, all[at - 1]?.hash ?? 0, learnt);
    return { features: all.length, data: text() };
  }
}

/** Orders in which to visit so many examples, another each time. */
function shuffled(count: number): () => number[] {
  const next = seeded(1);
  const order = Array.from({ length: count }, (_, at) => at);
  return () => {
    for (let at = count - 1; at > 0; at -= 1) {
      const other = Math.floor(next() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    return order;
  };
}

/** Writes the probability of each topic into `result`; `table` has a row for each column. */
function softmax(table: Float32Array, { columns, weights }: Vector, result: Float32Array): void {
  const size = result.length;
  result.fill(0);
  for (let at = 0; at < columns.length; at += 1) {
    const row = (columns[at] ?? 0) * size;
    const weight = weights[at] ?? 0;
    for (let topic = 0; topic < size; topic += 1)
      result[topic] = (result[topic] ?? 0) + weight * (table[row + topic] ?? 0);
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (let topic = 0; topic < size; topic += 1) highest = Math.max(highest, result[topic] ?? 0);
  let sum = 0;
  for (let topic = 0; topic < size; topic += 1) {
    const power = Math.exp((result[topic] ?? 0) - highest);
    result[topic] = power;
    sum += power;
  }
  for (let topic = 0; topic < size; topic += 1) result[topic] = (result[topic] ?? 0) / sum;
}
