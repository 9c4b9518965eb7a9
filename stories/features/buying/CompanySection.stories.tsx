import { expect } from "storybook/test";
import { buyingCopy } from "#features/buying/buying.copy.ts";
import { CompanySection } from "#features/buying/CompanySection.tsx";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";
import { withoutSamples, withSamples } from "./buying.fixtures.ts";

const meta = preview.meta({
  title: "features/buying/CompanySection",
  component: CompanySection,
  parameters: { layout: "fullscreen" },
  args: withSamples,
});

/** Who answers, and each person's direct line; one line says that they are samples. */
export const Complete = meta.story({
  play: async ({ args, canvas, globals }) => {
    const { people } = args.facts.team;
    for (const { phone } of people) {
      await expect(canvas.getByRole("link", { name: phone.shown })).toHaveAttribute("href", phone.href);
    }
    await expect(canvas.getAllByText(wordsOf(buyingCopy, globals).sample)).toHaveLength(1);
  },
});

export const RealFacts = meta.story({
  args: withoutSamples,
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByText(wordsOf(buyingCopy, globals).sample)).toBeNull();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: "phone", isRotated: false } } });
