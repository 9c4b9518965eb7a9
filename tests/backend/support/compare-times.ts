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
  return others.map((kind) => {
    const own = times.get(kind) ?? [];
    const all = [...base, ...own];
    const chance = Array.from({ length: 2000 }, () => {
      const mixed = shuffled(all);
      return Math.abs(median(mixed.slice(0, base.length)) - median(mixed.slice(base.length)));
    });
    return { kind, difference: median(own) - median(base), noise: Math.max(...chance) };
  });
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
