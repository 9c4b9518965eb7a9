import { rarityGrain, rarityOfUnknown } from "#features/chat/answers/model.ts";

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

/** A feature's rarity is as much how few texts have it as how few topics they belong to, which counts this many times. */
const perTopic = 2;

/** The columns of all features that are worth learning. */
export function columnsOf(texts: readonly Text[], examples: readonly Example[], size: number): Columns {
  const spread = new Map<string, number>();
  for (const text of texts) for (const name of text.keys()) spread.set(name, (spread.get(name) ?? 0) + 1);
  // Beginnings, ends and pairs that stand in one text alone seldom stand in a question.
  const names = [...spread].flatMap(([name, count]) => (count > (/[- ]/.test(name) ? 2 : 0) ? [name] : []));
  const of = new Map(names.map((name, column) => [name, column]));
  const counts = names.map((name) => spread.get(name) ?? 0);
  const told = tellingOf(texts, examples, of, size);
  const rarities = counts.map((count, column) => {
    const rare = (Math.log(1 + texts.length / count) + perTopic * (told[column] ?? 0)) / 2;
    return rarityGrain * Math.max(1, Math.round(rare / rarityGrain));
  });
  return { names, counts, rarities, of };
}

/** How much each feature tells about the topic: how far its topics are from those of all texts (Kullback-Leibler). */
function tellingOf(
  texts: readonly Text[],
  examples: readonly Example[],
  columnOf: ReadonlyMap<string, number>,
  size: number,
): number[] {
  const shares = new Float64Array(columnOf.size * size);
  const base = new Float64Array(size);
  for (const [at, { topic, share }] of examples.entries()) {
    base[topic] = (base[topic] ?? 0) + share;
    for (const name of texts[at]?.keys() ?? []) {
      const cell = (columnOf.get(name) ?? Number.NaN) * size + topic;
      if (cell >= 0) shares[cell] = (shares[cell] ?? 0) + share;
    }
  }
  const all = sumOf(base);
  return Array.from({ length: columnOf.size }, (_, column) => {
    const own = shares.subarray(column * size, (column + 1) * size);
    // One text more that belongs to all topics keeps a rare feature from telling everything.
    const sum = sumOf(own) + 1;
    return sumOf(
      own.map((share, topic) => {
        const usual = (base[topic] ?? 0) / all;
        const here = (share + usual) / sum;
        return usual > 0 ? here * Math.log(here / usual) : 0;
      }),
    );
  });
}

const sumOf = (numbers: Float64Array) => numbers.reduce((sum, one) => sum + one, 0);

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
