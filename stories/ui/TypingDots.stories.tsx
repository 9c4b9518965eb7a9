import { expect } from "storybook/test";
import { TypingDots } from "#ui/typing-dots/TypingDots.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({ title: "ui/TypingDots", component: TypingDots });

export const Typing = meta.story({ tags: ["no-picture"] });

/** At rest, the three stand at three brightnesses and still read as "writing". */
export const Still = meta.story({
  globals: { motion: "still" },
  play: async ({ canvasElement }) => {
    const dots = [...canvasElement.querySelectorAll("[aria-hidden] > span")];
    await expect(dots.flatMap((dot) => dot.getAnimations())).toEqual([]);
    const lights = new Set(dots.map((dot) => getComputedStyle(dot).opacity));
    await expect(lights.size).toBe(3);
  },
});
