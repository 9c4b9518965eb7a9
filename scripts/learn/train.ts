import { featuresOf } from "#features/chat/answers/features.ts";
import { type Model, weightStep } from "#features/chat/answers/model.ts";
import type { Language } from "#shared/copy.ts";
import { seeded } from "#shared/seeded.ts";
import { columnsOf, type Example, type Vector, vectorOf } from "./columns.ts";
import { packed, stepsOf } from "./pack.ts";
import { softmax } from "./softmax.ts";

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
/** Then the weights that matter least are left out, in several goes, and the others learn to do without them. */
const goes = [
  { kept: 6, rounds: [2] },
  { kept: 4, rounds: [2] },
  { kept: 2.5, rounds: [2] },
  { kept: 1.6, rounds: [2] },
  { kept: 1.2, rounds: [2] },
  { kept: 1, rounds: [2, 1.4] },
];
/** At last they learn as what will be left of them after rounding. */
const lastRounds = [1, 0.7];
/** An error this small teaches nothing, and skipping it is most of the speed. */
const smallest = 0.002;
/** How much it counts for a weight how often its feature stands in texts: rare ones are needed for new questions. */
const frequency = 0.3;
/** A feature is kept when its heaviest weight is this many times as worth it. */
const first = 1.3;

/** What is learnt so far, and what from. */
interface Learning {
  examples: readonly Example[];
  vectors: readonly Vector[];
  /** How many topics there are. */
  size: number;
  /** A row of weights for each column, with one for each topic. */
  table: Float32Array;
  /** The weights as they are looked at: rounded in the last rounds. */
  seen: Float32Array;
  /** Which weights are not left out yet. */
  may: Uint8Array | null;
  /** What all weights made of each text, once they are fewer. */
  all: Float32Array | null;
  /** In which order to look at the examples, another each time. */
  order: () => readonly number[];
  /** Chance. */
  next: () => number;
}

/**
 * Learns a linear softmax in ever fewer weights and keeps the weights that matter most.
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
  const columns = columnsOf(texts, examples, size);
  const count = columns.names.length;
  const vectorsWith = (has: Uint8Array) => texts.map((text) => vectorOf(text, columns, has));
  const table = new Float32Array(count * size);
  const vectors = vectorsWith(new Uint8Array(count).fill(1));
  const order = shuffled(examples.length);
  let now: Learning = {
    examples,
    vectors,
    size,
    table,
    seen: table,
    may: null,
    all: null,
    order,
    next: seeded(2),
  };

  for (const step of firstRounds) {
    round(now, step);
    for (let at = 0; at < table.length; at += 1) table[at] = Math.max(0, (table[at] ?? 0) - towardsZero);
  }
  now = { ...now, all: blurred(now) };
  for (const go of goes) {
    const may = worthiest(now, Math.round(kept * go.kept));
    for (let at = 0; at < table.length; at += 1) if (may[at] === 0) table[at] = 0;
    now = { ...now, may, vectors: vectorsWith(rowsWith(may, size)) };
    for (const step of go.rounds) round(now, step);
  }
  now = { ...now, seen: table.map(rounded) };
  for (const step of lastRounds) round(now, step);
  return { topics, ...packed(table, columns, size) };
}

const rounded = (weight: number) => stepsOf(weight) * weightStep;

/** Looks at every example once and moves the weights by what it shows to be wrong with them. */
function round(now: Learning, step: number): void {
  const errors = new Float32Array(now.size);
  for (const at of now.order()) {
    const example = now.examples[at];
    const full = now.vectors[at];
    if (!example || !full) continue;
    const vector = now.all ? full : thinned(full, now.next);
    softmax(now.seen, vector, errors);
    const own = now.all ? 1 - shareOfAll : 1;
    for (let topic = 0; now.all && topic < now.size; topic += 1)
      errors[topic] = (errors[topic] ?? 0) - shareOfAll * (now.all[at * now.size + topic] ?? 0);
    errors[example.topic] = (errors[example.topic] ?? 0) - own;
    move(now, vector, errors, step * example.share);
  }
}

/** Moves the weights of a text's features against the errors, those that are left and never below zero. */
function move(
  { may, seen, size, table }: Learning,
  vector: Vector,
  errors: Float32Array,
  step: number,
): void {
  const telling: number[] = [];
  for (let topic = 0; topic < size; topic += 1)
    if (Math.abs(errors[topic] ?? 0) > smallest) telling.push(topic);
  for (let one = 0; one < vector.columns.length; one += 1) {
    const row = (vector.columns[one] ?? 0) * size;
    const by = step * (vector.weights[one] ?? 0);
    for (const topic of telling) {
      const at = row + topic;
      if (may && may[at] === 0) continue;
      const moved = Math.max(0, (table[at] ?? 0) - by * (errors[topic] ?? 0));
      table[at] = moved;
      if (seen !== table) seen[at] = rounded(moved);
    }
  }
}

function thinned({ columns, weights }: Vector, next: () => number): Vector {
  const stays = columns.map(() => (next() < overlooked ? 0 : 1));
  const only = (_: number, at: number) => stays[at] === 1;
  return { columns: columns.filter(only), weights: weights.filter(only) };
}

/** What all weights make of each text, as probabilities. */
function blurred({ size, table, vectors }: Learning): Float32Array {
  const all = new Float32Array(vectors.length * size);
  const result = new Float32Array(size);
  for (const [at, vector] of vectors.entries()) {
    softmax(table, vector, result);
    const powers = result.map((one) => one ** (1 / blur));
    const sum = powers.reduce((total, one) => total + one, 0);
    all.set(
      powers.map((one) => one / sum),
      at * size,
    );
  }
  return all;
}

/** The weights that matter most, so many of them, without features that are not worth their room. */
function worthiest({ examples, size, table, vectors }: Learning, kept: number): Uint8Array {
  const energy = new Float32Array(table.length / size);
  vectors.forEach(({ columns, weights }, at) => {
    for (let one = 0; one < columns.length; one += 1) {
      const column = columns[one] ?? 0;
      energy[column] = (energy[column] ?? 0) + (weights[one] ?? 0) ** 2 * (examples[at]?.share ?? 0);
    }
  });
  const factors = energy.map((one) => one ** frequency);
  const worth = table.map((weight, at) => weight * (factors[Math.floor(at / size)] ?? 0));
  const sorted = worth.filter((one) => one > 0).sort();
  const least = sorted.at(-kept) ?? 0;
  const may = Uint8Array.from(worth, (one) => (one > 0 && one >= least ? 1 : 0));
  for (let start = 0; start < may.length; start += size) {
    const row = worth.subarray(start, start + size);
    if (row.every((one) => one < least * first)) may.fill(0, start, start + size);
  }
  return may;
}

/** Which rows have a weight that is not left out. */
const rowsWith = (may: Uint8Array, size: number): Uint8Array =>
  Uint8Array.from({ length: may.length / size }, (_, row) =>
    may.subarray(row * size, (row + 1) * size).includes(1) ? 1 : 0,
  );

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
