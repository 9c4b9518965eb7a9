import {
  coded,
  furthest,
  hashOf,
  type Learnt,
  type Model,
  weightStep,
} from "#features/chat/answers/model.ts";
import type { Columns } from "./columns.ts";
import { writer } from "./writer.ts";

/** A weight in steps, as a model has it. */
export const stepsOf = (weight: number): number => Math.min(furthest, Math.round(weight / weightStep));

/** The weights that are not zero, in as few bits as they allow. */
export function packed(
  table: Float32Array,
  { names, counts, rarities }: Columns,
  size: number,
): Pick<Model, "features" | "data"> {
  const all = names
    .flatMap((name, column) => {
      const weights = [...table.subarray(column * size, (column + 1) * size)].flatMap((weight, topic) => {
        const steps = stepsOf(weight);
        return steps === 0 ? [] : [{ topic, steps }];
      });
      const learnt: Learnt = { hash: hashOf(name), rarity: rarities[column] ?? 0, weights };
      return weights.length > 0 ? [{ learnt, frequency: counts[column] ?? 0 }] : [];
    })
    // Of two with one hash the more frequent counts.
    .sort((one, other) => one.learnt.hash - other.learnt.hash || other.frequency - one.frequency)
    .map(({ learnt }) => learnt)
    .filter(({ hash }, at, sorted) => hash !== sorted[at - 1]?.hash);
  const { text, write } = writer();
  for (const [at, learnt] of all.entries()) coded(write, all[at - 1]?.hash ?? 0, learnt);
  return { features: all.length, data: text() };
}
