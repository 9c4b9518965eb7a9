import { expect } from "storybook/test";
import { LitWindow } from "#features/skyline/LitWindow.tsx";
import preview from "../../../.storybook/preview.tsx";

/** The window that the hero's light went to, in the view of a request that has arrived. */
const meta = preview.meta({ title: "features/skyline/LitWindow", component: LitWindow });

/** Seen, and not heard. */
export const Arrived = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("svg")).toBeVisible();
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
});
