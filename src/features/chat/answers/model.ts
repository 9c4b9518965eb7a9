/**
 * What was learnt from the wordings of one language, by `npm run learn`: for each feature a hash, how rare it is and
 * its weights for topics. Every number is one character, each kind in a string of its own: gzip packs that as tightly
 * as bits, and nothing has to unpack it here.
 */
export interface Model {
  /** A digest of what it was learnt from. */
  from: string;
  topics: readonly string[];
  /** Distances between the hashes of the features, in order: their `radix`es, and what is left. */
  radixes: string;
  ones: string;
  /** How rare each feature is: the logarithm of the number of texts to one that has it. */
  rarities: string;
  /** How many topics have a weight for each feature. */
  counts: string;
  /** The first topic of each feature, and from each topic to the feature's next. */
  columns: string;
  further: string;
  /** Weights of all topics of all features, one after the other. */
  weights: string;
}

/** Features with one hash are taken for the same: with so many, seldom. */
export const hashes = 2 ** 18;
export const radix = 88;
/** Weights reach from one to this, and mean so many steps; nothing speaks against a topic but what speaks for another. */
export const furthest = 6;
export const weightStep = 1.4;
/** How rare a feature is that was not learnt. */
export const rarityOfUnknown = 8;

const firstCode = 37;
const backslash = 92;

/** The digit's character: anything that needs no escape in a string. */
export function digitOf(value: number): string {
  if (!(value >= 0 && value < radix)) throw new Error(`Not a digit: ${value}`);
  const code = firstCode + value;
  return String.fromCharCode(code >= backslash ? code + 1 : code);
}

function valueAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code - firstCode - (code > backslash ? 1 : 0);
}

/** The same for the same name, on every device: FNV-1a with its bits mixed once more. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % hashes;
}

/** A feature that was learnt. */
export interface Learnt {
  rarity: number;
  /** Where its topics and weights begin and end. */
  from: number;
  to: number;
}

export interface Table {
  /** By hash. */
  features: ReadonlyMap<number, Learnt>;
  columns: Uint8Array;
  weights: Float32Array;
}

export function tableOf(model: Model): Table {
  const features = new Map<number, Learnt>();
  const columns = new Uint8Array(model.weights.length);
  let hash = 0;
  let from = 0;
  for (let at = 0; at < model.ones.length; at += 1) {
    hash += valueAt(model.radixes, at) * radix + valueAt(model.ones, at);
    const to = from + valueAt(model.counts, at);
    features.set(hash, { rarity: valueAt(model.rarities, at), from, to });
    columns[from] = valueAt(model.columns, at);
    // Of each feature all topics but the first stand in `further`.
    for (let one = from + 1; one < to; one += 1)
      columns[one] = (columns[one - 1] ?? 0) + valueAt(model.further, one - at - 1);
    from = to;
  }
  return {
    features,
    columns,
    weights: Float32Array.from({ length: from }, (_, at) => valueAt(model.weights, at) * weightStep),
  };
}
