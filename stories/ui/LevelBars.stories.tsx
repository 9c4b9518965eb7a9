import { expect, waitFor } from "storybook/test";
import { LevelBars } from "#ui/level-bars/LevelBars.tsx";
import { barCount, barHeights, restingHeights } from "#ui/level-bars/levels.ts";
import preview from "../../.storybook/preview.tsx";

const speaking = () => 0.55 + 0.45 * Math.sin(performance.now() / 420);
const loud = () => 1;

function hasInk(story: HTMLElement): boolean {
  const canvas = story.querySelector("canvas");
  const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels?.some((value) => value > 0) ?? false;
}

const meta = preview.meta({
  title: "ui/LevelBars",
  component: LevelBars,
  args: { level: speaking, live: true },
});

export const Live = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(hasInk(canvasElement)).toBe(true));
  },
});

/** Nobody can be heard yet: a wave that breathes. */
export const Resting = meta.story({ args: { live: false } });

/** When motion is still, alive shows in the height of the bars and not in their movement. */
export const Still = meta.story({
  tags: ["no-picture"],
  globals: { motion: "still" },
  play: async ({ canvasElement }) => {
    const canvas = canvasElement.querySelector("canvas");
    await waitFor(() => expect(hasInk(canvasElement)).toBe(true));
    const before = canvas?.toDataURL();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(canvas?.toDataURL()).toBe(before);
  },
});

/** The drawing is a pure function: silence is low, loudness is high, and nothing leaves the frame. */
export const Heights = meta.story({
  args: { level: loud },
  play: async () => {
    for (const elapsed of [0, 333, 6200, 99_999]) {
      const heights = barHeights(1, elapsed);
      await expect(heights).toHaveLength(barCount);
      await expect(Math.min(...heights)).toBeGreaterThan(0);
      await expect(Math.max(...heights)).toBeLessThanOrEqual(1);
      await expect(barHeights(7, elapsed)).toEqual(heights);
      await expect(Math.max(...restingHeights(elapsed))).toBeLessThan(0.6);
    }
  },
});
