import { expect } from "storybook/test";
import { appCopy } from "#app/app.copy.ts";
import { Arriving } from "#app/pages/Arriving.tsx";
import preview from "../../.storybook/preview.tsx";
import { wordsOf } from "../support/words.ts";

/** The next view is still being fetched, over a slow line or none. */
const meta = preview.meta({
  title: "app/Arriving",
  component: Arriving,
  args: { wait: "noticed" as const, email: "hallo@mainlicht.example" },
});

/** After 0.4 s. */
export const Noticed = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(wordsOf(appCopy, globals).arriving);
  },
});

/** After 4 s: there is another way. */
export const Slow = meta.story({
  args: { wait: "slow" },
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(wordsOf(appCopy, globals).arrivingSlowly);
    await expect(canvas.getByRole("link", { name: args.email })).toBeVisible();
  },
});
