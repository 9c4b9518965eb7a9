import { expect } from "storybook/test";
import { Spinner } from "#ui/spinner/Spinner.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({ title: "ui/Spinner", component: Spinner });

export const Turning = meta.story({
  tags: ["no-picture"],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[aria-hidden=true]")).toBeVisible();
  },
});

/** The page's own switch stops it; the open ring still reads as "going on". */
export const Still = meta.story({
  globals: { motion: "still" },
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector("[aria-hidden=true]");
    await expect(ring?.getAnimations()).toEqual([]);
  },
});
