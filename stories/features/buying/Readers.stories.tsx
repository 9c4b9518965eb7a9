import { expect } from "storybook/test";
import { buyingCopy } from "#features/buying/buying.copy.ts";
import { Readers } from "#features/buying/Readers.tsx";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";
import { withoutSamples, withSamples } from "./buying.fixtures.ts";

const meta = preview.meta({
  title: "features/buying/Readers",
  component: Readers,
  args: withSamples,
});

/** Who reads it, by name; one line says that they are samples. */
export const Samples = meta.story({
  play: async ({ args, canvas, globals }) => {
    for (const { name } of args.facts.team.people) await expect(canvas.getByText(name)).toBeVisible();
    await expect(canvas.getAllByText(wordsOf(buyingCopy, globals).sample)).toHaveLength(1);
  },
});

export const RealFacts = meta.story({
  args: withoutSamples,
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByText(wordsOf(buyingCopy, globals).sample)).toBeNull();
  },
});
