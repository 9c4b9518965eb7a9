import { rarityGrain, rarityOfUnknown } from "../src/model.ts";

/** The features of a text with how much each stands for. */
export type Text = ReadonlyMap<string, number>;

/** A line to learn from; `share` is how much it counts. */
export interface Example {
  topic: number;
  line: string;
  share: number;
}

/** The features that are learnt, a column of each. */
export interface Columns {
  names: readonly string[];
  /** How many texts have it. */
  counts: readonly number[];
  rarities: readonly number[];
  of: ReadonlyMap<string, number>;
}

/** The columns of a text that are not zero, with their weights. */
export interface Vector {
  columns: Int32Array;
  weights: Float32Array;
}

/** The columns of all features that are worth learning. */
export function columnsOf(texts: readonly Text[]): Columns {
  const spread = new Map<string, number>();
  for (const text of texts) for (const name of text.keys()) spread.set(name, (spread.get(name) ?? 0) + 1);
  // Beginnings, ends and pairs that stand in one text alone seldom stand in a question.
  const names = [...spread].flatMap(([name, count]) => (count > (/[- ]/.test(name) ? 2 : 0) ? [name] : []));
  const of = new Map(names.map((name, column) => [name, column]));
  const counts = names.map((name) => spread.get(name) ?? 0);
  const rarities = counts.map(
    (count) => rarityGrain * Math.max(1, Math.round(Math.log(1 + texts.length / count) / rarityGrain)),
  );
  return { names, counts, rarities, of };
}

/** The text as a vector of length one, of which unknown features take their part. */
export function vectorOf(text: Text, { of, rarities }: Columns, has: Uint8Array): Vector {
  const columns: number[] = [];
  const weights: number[] = [];
  let square = 0;
  for (const [name, weight] of text) {
    const column = of.get(name);
    const known = column !== undefined && has[column] === 1;
    const value = weight * (known ? (rarities[column] ?? 0) : rarityOfUnknown);
    square += value ** 2;
    if (!known) continue;
    columns.push(column);
    weights.push(value);
  }
  const length = Math.sqrt(square) || 1;
  return { columns: Int32Array.from(columns), weights: Float32Array.from(weights, (one) => one / length) };
}
