import { type Code, readerOf } from "./bits.ts";

/** What was learnt from the wordings of one language, by `npm run learn`. */
export interface Model {
  /** A digest of what it was learnt from. */
  from: string;
  topics: readonly string[];
  /** How many features were learnt, and these in the order of their hashes, as `readerOf` reads them. */
  features: number;
  data: string;
}

/** Features with one hash are taken for the same: with so many, seldom. */
export const hashes = 2 ** 18;
/** Weights reach from one to this, and mean so many steps; nothing speaks against a topic but what speaks for another. */
export const furthest = 6;
export const weightStep = 1.4;
/** Rarities are rounded to this: the logarithm of the number of texts to one that has the feature. */
export const rarityGrain = 2;
/** How rare a feature is that was not learnt. */
export const rarityOfUnknown = 8;

/** The same for the same name, on every device: FNV-1a with its bits mixed once more. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % hashes;
}

/** A feature that was learnt, with its weights in the order of their topics. */
export interface Learnt {
  hash: number;
  rarity: number;
  weights: readonly { topic: number; steps: number }[];
}

/** Bits of the nearer part of a hash's distance from the one before. */
const near = 5;
/** More weights than this of one feature are alike. */
const many = 8;

/** What is distributed alike is counted together: contexts, with room for those that follow by rarity and by count. */
const contexts = { far: 0, near: 1, rarity: 2, count: 8, topic: 16, steps: 32 };

/** Reads a feature, or writes the given one. */
export function coded(code: Code, before: number, given: Learnt): Learnt {
  const distance = given.hash - before;
  const far = code(contexts.far, 6, distance >> near);
  const hash = before + far * 2 ** near + code(contexts.near, near, distance % 2 ** near);
  const grains = code(contexts.rarity, 3, given.rarity / rarityGrain);
  const count = code(contexts.count + grains, 7, given.weights.length);
  const weights: { topic: number; steps: number }[] = [];
  let topic = 0;
  for (let at = 0; at < count; at += 1) {
    const own = given.weights[at] ?? { topic: 0, steps: 0 };
    topic += code(contexts.topic + (at === 0 ? 0 : Math.min(count - at, many)), 7, own.topic - topic);
    weights.push({
      topic,
      steps: code(contexts.steps + grains * (many + 1) + Math.min(count, many), 3, own.steps),
    });
  }
  return { hash, rarity: grains * rarityGrain, weights };
}

const none: Learnt = { hash: 0, rarity: 0, weights: [] };

/** All features of a model by their hashes. */
export function learntIn({ data, features }: Model): ReadonlyMap<number, Learnt> {
  const read = readerOf(data);
  const learnt = new Map<number, Learnt>();
  let { hash } = none;
  for (let at = 0; at < features; at += 1) {
    const feature = coded(read, hash, none);
    learnt.set(feature.hash, feature);
    hash = feature.hash;
  }
  return learnt;
}
