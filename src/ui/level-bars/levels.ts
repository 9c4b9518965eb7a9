export const barCount = 12;

/** How high a bar stands when nobody speaks: a row of lights. */
const rest = 0.06;

/** Each bar's share of the voice: most in the middle, and no two alike. */
const reach = [0.3, 0.46, 0.66, 0.84, 0.74, 1, 0.92, 0.7, 0.86, 0.6, 0.42, 0.28] as const;

/**
 * The heights of the bars, 0 to 1, for a loudness (0 to 1) at a moment. A pure function of both, so that any
 * moment can be drawn, and looked at, by itself.
 */
export function barHeights(level: number, elapsedMs: number): number[] {
  const loud = Math.min(1, Math.max(0, level));
  return reach.map((share, index) => {
    const sway = 0.72 + 0.28 * Math.sin(elapsedMs / (95 + 13 * index) + index * 1.9);
    return rest + (1 - rest) * loud * share * sway;
  });
}

/** The heights of the bars at rest: a wave that breathes, once in six seconds. */
export function restingHeights(elapsedMs: number): number[] {
  return reach.map((share, index) => {
    const breath = 0.5 + 0.5 * Math.sin((elapsedMs / 6000) * 2 * Math.PI - index * 0.55);
    return rest + 0.5 * share * breath;
  });
}

/** The heights of the bars without motion: an active microphone shows by their height, not by their movement. */
export function stillHeights(live: boolean): number[] {
  return live ? reach.map((share) => rest + 0.62 * share) : reach.map((share) => rest + 0.36 * share);
}
