import { expect } from "storybook/test";
import { appCopy } from "#app/app.copy.ts";
import { ThemeButton } from "#app/controls/ThemeButton.tsx";
import { themeKey } from "#features/privacy/ledger/keys.ts";
import preview from "../../.storybook/preview.tsx";
import { wordsOf } from "../support/words.ts";

const meta = preview.meta({
  title: "app/ThemeButton",
  component: ThemeButton,
});

/** Named after what pressing leads to; each press changes the page at once and is kept for the next visit. */
export const Switched = meta.story({
  tags: ["also-motion"],
  globals: { theme: "dark" },
  play: async ({ canvas, globals, step, userEvent }) => {
    const { lightView, darkView } = wordsOf(appCopy, globals);
    const button = canvas.getByRole("button", { name: lightView });
    const { dataset } = document.documentElement;
    await expect(button).not.toHaveAttribute("aria-pressed");
    await step("It switches to the light theme, which is kept", async () => {
      await userEvent.click(button);
      await expect(button).toHaveAccessibleName(darkView);
      await expect(dataset["theme"]).toBe("light");
      await expect(localStorage.getItem(themeKey)).toBe("light");
    });
    await step("It switches back", async () => {
      await userEvent.click(button);
      await expect(button).toHaveAccessibleName(lightView);
      await expect(dataset["theme"]).toBe("dark");
      localStorage.removeItem(themeKey);
    });
  },
});
