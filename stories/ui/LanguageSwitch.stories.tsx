import { expect, fn } from "storybook/test";
import { LanguageSwitch } from "#ui/language-switch/LanguageSwitch.tsx";
import preview from "../../.storybook/preview.tsx";
import { inEveryState } from "./support/States.tsx";

const meta = preview.meta({
  title: "ui/LanguageSwitch",
  component: LanguageSwitch,
  args: {
    label: "Sprache",
    languages: [
      { code: "de", name: "Deutsch" },
      { code: "en", name: "English" },
    ],
    current: "de",
    onChoose: fn(),
  },
});

export const German = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "Sprache" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Deutsch", pressed: true })).toBeVisible();
    const english = canvas.getByRole("button", { name: "English", pressed: false });
    await expect(english).toHaveAttribute("lang", "en");
    await step("Tab leads to the other language", async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(english).toHaveFocus();
    });
    await step("Enter chooses it", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(args.onChoose).toHaveBeenCalledWith("en");
    });
  },
});

export const EveryState = meta.story({ name: "Hover, focus, pressed", decorators: [inEveryState()] });
