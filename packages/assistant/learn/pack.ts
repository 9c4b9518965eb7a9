import { charactersOf, furthest, hashOf, type Model, rarityGrain, weightStep } from "../src/model.ts";
import type { Columns } from "./columns.ts";

/** A weight in steps, as a model has it. */
export const stepsOf = (weight: number): number => Math.min(furthest, Math.round(weight / weightStep));

/** The differences between neighbours; the first is to zero. */
const gaps = (sorted: readonly number[]) => sorted.map((one, at) => one - (sorted[at - 1] ?? 0));

/** The weights that are not zero. */
export function packed(table: Float32Array, { counts, names, rarities }: Columns, size: number) {
  const features = names
    .map((name, column) => ({
      hash: hashOf(name),
      rarity: (rarities[column] ?? 0) / rarityGrain,
      frequency: counts[column] ?? 0,
      steps: [...table.subarray(column * size, (column + 1) * size)].map(stepsOf),
    }))
    .filter(({ steps }) => steps.some(Boolean))
    // Of two with one hash the more frequent counts.
    .sort((one, other) => one.hash - other.hash || other.frequency - one.frequency)
    .filter(({ hash }, at, sorted) => hash !== sorted[at - 1]?.hash);
  const topics = features.map(({ steps }) => [...steps.keys()].filter((topic) => steps[topic]));
  return {
    hashGaps: charactersOf(gaps(features.map(({ hash }) => hash))),
    rarities: charactersOf(features.map(({ rarity }) => rarity)),
    counts: charactersOf(topics.map((own) => own.length)),
    topicGaps: charactersOf(topics.flatMap(gaps)),
    steps: charactersOf(features.flatMap(({ steps }) => steps.filter(Boolean))),
  } satisfies Omit<Model, "from" | "topics">;
}
