import { expect } from "storybook/test";
import { site } from "#app/site.ts";
import { HeroForm } from "#features/hero/HeroForm.tsx";
import { HeroView } from "#features/hero/HeroView.tsx";
import { heroCopy } from "#features/hero/hero.copy.ts";
import { idle } from "#features/hero/hero.machine.ts";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

const nothing = () => undefined;

/** Says what is offered, to whom, and how to begin. */
const meta = preview.meta({
  title: "features/hero/HeroView",
  component: HeroView,
  parameters: { layout: "fullscreen" },
  args: {
    facts: site,
    sample: true,
    children: <HeroForm state={idle} onEdit={nothing} onSubmit={nothing} onCancel={nothing} />,
  },
});

export const AtRest = meta.story({
  tags: ["also-de-360", "HERO-01"],
  play: async ({ canvas, globals }) => {
    const words = wordsOf(heroCopy, globals);
    await expect(canvas.getByRole("heading", { level: 1, name: words.headline })).toBeVisible();
    await expect(canvas.getByText(words.subheadline)).toBeVisible();
    await expect(canvas.getByText(/2[.,]900/)).toBeVisible();
    await expect(canvas.getByText(words.sample)).toBeVisible();
  },
});
