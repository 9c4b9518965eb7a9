import process from "node:process";

/** Rounds of each random journey; `ROUNDS=200` for a thorough run. */
export const rounds = Number(process.env["ROUNDS"] ?? 10);

/**
 * Numbers that look random and come again from the same seed (mulberry32), so that a failure can be repeated.
 * @param seed a whole number.
 * @returns the next number, from 0 up to but not including 1.
 */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Chance {
  /** To be given as `SEED`, so that the same things happen again. */
  seed: number;
  /** A whole number from 0 up to but not including `limit`. */
  below: (limit: number) => number;
  oneOf: <Choice>(choices: readonly Choice[]) => Choice;
}

export function chance(seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000)): Chance {
  const next = numbersFrom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    seed,
    below,
    oneOf(choices) {
      const chosen = choices[below(choices.length)];
      if (chosen === undefined) throw new Error("There is nothing to choose from.");
      return chosen;
    },
  };
}
