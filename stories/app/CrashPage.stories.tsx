import { expect, fn } from "storybook/test";
import { appCopy } from "#app/app.copy.ts";
import { CrashPage } from "#app/pages/CrashPage.tsx";
import preview from "../../.storybook/preview.tsx";
import { wordsOf } from "../support/words.ts";

/** A bug of ours broke a view: never an empty page. */
const meta = preview.meta({
  title: "app/CrashPage",
  component: CrashPage,
  parameters: { layout: "fullscreen" },
  args: { email: "hallo@mainlicht.example", onReload: fn() },
});

export const Broken = meta.story({
  tags: ["heard-de"],
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = wordsOf(appCopy, globals).crash;
    await expect(canvas.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: words.reload }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: args.email })).toBeVisible();
  },
});
