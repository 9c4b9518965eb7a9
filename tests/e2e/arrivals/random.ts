import process from "node:process";
import { seeded } from "#shared/seeded.ts";

/** Rounds of each random journey: a sample here, sixty of them each week (.github/workflows/thorough.yml). */
export const rounds = Number(process.env["ROUNDS"] ?? 3);

export function chance(seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000)) {
  const next = seeded(seed);
  /** A whole number from 0 up to but not including `limit`. */
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    /** To be given as `SEED`, so that the same things happen again. */
    seed,
    below,
    oneOf<Choice>(choices: readonly Choice[]): Choice {
      const chosen = choices[below(choices.length)];
      if (chosen === undefined) throw new Error("There is nothing to choose from.");
      return chosen;
    },
  };
}
