import { setImmediate } from "node:timers/promises";

/** How much longer one kind of work took than the first, and how much chance alone makes of it; milliseconds. */
export interface TimeDifference {
  kind: string;
  /** Between the medians. */
  difference: number;
  /** The largest difference between the medians of 2,000 random halves of the same times. */
  noise: number;
}

/**
 * Compares the times of several kinds of work with those of the first. In each round every kind comes once, in an
 * order left to chance, so that none has the quiet moments. A difference counts when it is larger than what one
 * finds after shuffling the times of both, so that their kind plays no part (a permutation test).
 */
export async function compareTimes(
  rounds: number,
  work: Record<string, () => Promise<void>>,
): Promise<TimeDifference[]> {
  const kinds = Object.keys(work);
  const times = new Map<string, number[]>(kinds.map((kind) => [kind, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of shuffled(kinds)) {
      const began = performance.now();
      await work[kind]?.();
      times.get(kind)?.push(performance.now() - began);
    }
  }
  const [first = "", ...others] = kinds;
  const base = times.get(first) ?? [];
  const found: TimeDifference[] = [];
  for (const kind of others) {
    const own = times.get(kind) ?? [];
    found.push({ kind, difference: median(own) - median(base), noise: await chance(base, own) });
  }
  return found;
}

/** The largest difference of medians that shuffling makes. */
async function chance(base: readonly number[], own: readonly number[]): Promise<number> {
  let largest = 0;
  for (let shuffles = 0; shuffles < 2000; shuffles += 1) {
    const mixed = shuffled([...base, ...own]);
    const difference = median(mixed.slice(0, base.length)) - median(mixed.slice(base.length));
    largest = Math.max(largest, Math.abs(difference));
    // A server in the same process must go on serving; its idle connections would otherwise break under the next test.
    if (shuffles % 50 === 0) await setImmediate();
  }
  return largest;
}

function shuffled<T>(list: readonly T[]): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

function median(values: readonly number[]): number {
  // Sorted without a function of ours, which is called millions of times otherwise.
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
