import { expect } from "storybook/test";
import { appCopy } from "#app/app.copy.ts";
import { LoadingNotice } from "#app/hydration/LoadingNotice.tsx";
import preview from "../../.storybook/preview.tsx";
import { wordsOf } from "../support/words.ts";

/** Something was pressed that does not answer yet, over a slow line or none. */
const meta = preview.meta({
  title: "app/LoadingNotice",
  component: LoadingNotice,
  args: { email: "hallo@mainlicht.example" },
  decorators: [
    (Story) => {
      document.documentElement.toggleAttribute("data-keeps", true);
      return <Story />;
    },
  ],
  beforeEach: () => () => document.documentElement.removeAttribute("data-keeps"),
});

/** After 4 s: there is another way. */
export const Slow = meta.story({
  tags: ["also-motion"],
  play: async ({ args, canvas, canvasElement, globals }) => {
    for (const wait of canvasElement.getAnimations({ subtree: true })) wait.finish();
    await expect(canvas.getByRole("status")).toHaveTextContent(wordsOf(appCopy, globals).arrivingSlowly);
    await expect(canvas.getByRole("link", { name: args.email })).toBeVisible();
  },
});
