import { expect } from "storybook/test";
import { appCopy } from "#app/app.copy.ts";
import { ThemeButton } from "#app/theme/ThemeButton.tsx";
import { themeKey } from "#features/privacy/ledger/keys.ts";
import preview from "../../.storybook/preview.tsx";
import { wordsOf } from "../support/words.ts";

const meta = preview.meta({
  title: "app/ThemeButton",
  component: ThemeButton,
});

/** Pressed by day and not by night; each press changes the page at once and is kept for the next visit. */
export const Switched = meta.story({
  globals: { theme: "dark" },
  play: async ({ canvas, globals, userEvent }) => {
    const button = canvas.getByRole("button", { name: wordsOf(appCopy, globals).lightView });
    const { dataset } = document.documentElement;
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(dataset["theme"]).toBe("light");
    await expect(localStorage.getItem(themeKey)).toBe("light");
    await userEvent.click(button);
    await expect(dataset["theme"]).toBe("dark");
    localStorage.removeItem(themeKey);
  },
});
