import { expect, waitFor } from "storybook/test";
import { Skyline } from "#features/skyline/Skyline.tsx";
import preview from "../../../.storybook/preview.tsx";

/** The end of the home view: where the lights have arrived. */
const meta = preview.meta({
  title: "features/skyline/Skyline",
  component: Skyline,
  parameters: { layout: "fullscreen" },
});

/** Seen, and not heard. */
export const AtNight = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("svg")).toBeVisible());
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
});
