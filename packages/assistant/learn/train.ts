import type { Language } from "../src/answer.ts";
import { featuresOf } from "../src/features.ts";
import { columnsOf, type Example, type Vector, vectorOf } from "./columns.ts";
import { packed } from "./pack.ts";
import { seeded } from "./random.ts";

/** How far an example moves the weights, in each round over all examples. */
const firstRounds = [4, 4, 3, 2];
/** After each of the first rounds all weights move a little towards zero. */
const towardsZero = 0.07;
/** An error this small teaches nothing, and skipping it is most of the speed. */
const smallest = 0.002;

/** Then the least worthy weights are left out, in several passes, and the others learn to do without them. */
const pruningTo = (kept: number) => [
  { kept: 6 * kept, rounds: [2] },
  { kept: 4 * kept, rounds: [2] },
  { kept: 2.5 * kept, rounds: [2] },
  { kept: 1.6 * kept, rounds: [2] },
  { kept: 1.2 * kept, rounds: [2] },
  { kept, rounds: [2, 1.4, 1] },
];
/** How much it counts for a weight how often its feature stands in examples: rare ones are needed for new questions. */
const frequency = 0.3;
/** A feature is kept when its heaviest weight is this many times as worth it. */
const first = 1.3;
/**
 * Distillation: the weights that are left learn what all together made of an example, rather than its topic alone: how
 * much, and how blurred.
 */
const distilled = 0.8;
const blur = 2;

interface Learning {
  examples: readonly Example[];
  vectors: readonly Vector[];
  /** How many topics there are. */
  size: number;
  /** A row of weights for each feature, with one for each topic. None is negative: half as many are needed then. */
  table: Float32Array;
  /** The probabilities that all weights gave each example, once there are fewer. */
  teacher: Float32Array | null;
  random: () => number;
}

/** Learns a linear softmax with all weights, and prunes it to those that matter most. @param kept how many are left. */
export function train(examples: readonly Example[], size: number, language: Language, kept: number) {
  const texts = examples.map(({ line }) => featuresOf(line, language).weights);
  const columns = columnsOf(texts);
  const table = new Float32Array(columns.names.length * size);
  const every = new Uint8Array(columns.names.length).fill(1);
  const vectors = texts.map((text) => vectorOf(text, columns, every));
  let learning: Learning = { examples, vectors, size, table, teacher: null, random: seeded(1) };
  for (const step of firstRounds) {
    learn(learning, step);
    for (const [at, weight] of table.entries()) table[at] = Math.max(0, weight - towardsZero);
  }
  const teacher = blurred(learning);
  for (const pass of pruningTo(kept)) {
    prune(learning, Math.round(pass.kept));
    const left = every.map((_, row) => Number(table.subarray(row * size, (row + 1) * size).some(Boolean)));
    learning = { ...learning, teacher, vectors: texts.map((text) => vectorOf(text, columns, left)) };
    for (const step of pass.rounds) learn(learning, step);
  }
  return packed(table, columns, size);
}

/** Looks at every example once, in a new order, and moves the weights against its errors (gradient descent). */
function learn(learning: Learning, step: number): void {
  const { examples, random, size, table, teacher, vectors } = learning;
  for (const at of shuffled(examples.length, random)) {
    const example = examples[at];
    const vector = vectors[at];
    if (!example || !vector) continue;
    const errors = probabilities(learning, vector);
    errors[example.topic] = (errors[example.topic] ?? 0) - (teacher ? 1 - distilled : 1);
    if (teacher)
      for (let topic = 0; topic < size; topic += 1)
        errors[topic] = (errors[topic] ?? 0) - distilled * (teacher[at * size + topic] ?? 0);
    const telling = [...errors.keys()].filter((topic) => Math.abs(errors[topic] ?? 0) > smallest);
    for (const [one, column] of vector.columns.entries()) {
      const by = step * example.share * (vector.weights[one] ?? 0);
      for (const topic of telling) {
        const cell = column * size + topic;
        const weight = table[cell] ?? 0;
        // What was pruned stays so.
        if (weight > 0 || !teacher) table[cell] = Math.max(0, weight - by * (errors[topic] ?? 0));
      }
    }
  }
}

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** The probability of each topic: the softmax of what an example's features weigh. */
function probabilities({ size, table }: Learning, { columns, weights }: Vector): Float32Array {
  const scores = new Float32Array(size);
  for (let one = 0; one < columns.length; one += 1) {
    const row = (columns[one] ?? 0) * size;
    const weight = weights[one] ?? 0;
    for (let topic = 0; topic < size; topic += 1)
      scores[topic] = (scores[topic] ?? 0) + weight * (table[row + topic] ?? 0);
  }
  const highest = Math.max(...scores);
  return normalised(scores.map((score) => Math.exp(score - highest)));
}

function normalised(powers: Float32Array): Float32Array {
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((one) => one / sum);
}

/** What all weights make of each example, less decidedly. */
function blurred(learning: Learning): Float32Array {
  const all = new Float32Array(learning.vectors.length * learning.size);
  for (const [at, vector] of learning.vectors.entries())
    all.set(normalised(probabilities(learning, vector).map((one) => one ** (1 / blur))), at * learning.size);
  return all;
}

/** Sets all but so many weights to zero: those that matter least, and features that are not worth their room. */
function prune({ examples, size, table, vectors }: Learning, left: number): void {
  const energy = new Float32Array(table.length / size);
  for (const [at, { columns, weights }] of vectors.entries())
    for (const [one, column] of columns.entries())
      energy[column] = (energy[column] ?? 0) + (weights[one] ?? 0) ** 2 * (examples[at]?.share ?? 0);
  const factors = energy.map((one) => one ** frequency);
  const worth = table.map((weight, at) => weight * (factors[Math.floor(at / size)] ?? 0));
  const least =
    worth
      .filter((one) => one > 0)
      .sort()
      .at(-left) ?? 0;
  for (let row = 0; row < table.length; row += size) {
    const own = worth.subarray(row, row + size);
    const kept = own.some((one) => one >= least * first);
    for (const [topic, one] of own.entries()) if (!kept || one < least) table[row + topic] = 0;
  }
}
