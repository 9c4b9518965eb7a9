/**
 * What was learnt from the wordings of one language, by `npm run learn`. Every list begins with the feature of the
 * smallest hash. Distances and small numbers instead of addresses and weights, a character each: these compress best.
 */
export interface Model {
  /** A digest of what it was learnt from. */
  from: string;
  topics: readonly string[];
  /** For each feature: the distance of its hash from the one before, its rarity, and how many weights it has. */
  hashGaps: string;
  rarities: string;
  counts: string;
  /** For each weight: the distance of its topic from the one before of the same feature, and its size. */
  topicGaps: string;
  steps: string;
}

/** Characters from the third printable one; control characters in between are left out, for editors. */
const [firstCharacter, printable, left] = [35, 92, 34];
export const charactersOf = (numbers: readonly number[]) =>
  numbers.map((one) => String.fromCodePoint(one + firstCharacter + (one < printable ? 0 : left))).join("");
const numbersIn = (text: string) =>
  [...text].map((one) => {
    const number = (one.codePointAt(0) ?? 0) - firstCharacter;
    return number < printable ? number : number - left;
  });

/** Features with one hash are taken for the same: with so many, seldom. */
const hashes = 2 ** 18;
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
export interface WeightedFeature {
  rarity: number;
  weights: readonly { topic: number; steps: number }[];
}

/** All features of a model by their hashes. */
export function weightedFeatures(model: Model): ReadonlyMap<number, WeightedFeature> {
  const features = new Map<number, WeightedFeature>();
  const [rarities, counts, topicGaps, allSteps] = [
    numbersIn(model.rarities),
    numbersIn(model.counts),
    numbersIn(model.topicGaps),
    numbersIn(model.steps),
  ];
  let hash = 0;
  let start = 0;
  for (const [at, gap] of numbersIn(model.hashGaps).entries()) {
    const end = start + (counts[at] ?? 0);
    const steps = allSteps.slice(start, end);
    let topic = 0;
    const weights = topicGaps.slice(start, end).map((topicGap, one) => {
      topic += topicGap;
      return { topic, steps: steps[one] ?? 0 };
    });
    hash += gap;
    features.set(hash, { rarity: (rarities[at] ?? 0) * rarityGrain, weights });
    start = end;
  }
  return features;
}
