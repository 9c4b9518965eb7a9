import { expect } from "storybook/test";
import { site } from "#app/site.ts";
import { buyingCopy } from "#features/buying/buying.copy.ts";
import { ProcessSection } from "#features/buying/ProcessSection.tsx";
import preview from "../../../.storybook/preview.tsx";
import { languageOf } from "../../../.storybook/world.tsx";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({
  title: "features/buying/ProcessSection",
  component: ProcessSection,
  parameters: { layout: "fullscreen" },
  args: { facts: site },
});

/** Three steps in their order, what it costs, what is in it and for whom it is. */
export const Complete = meta.story({
  tags: ["also-de-360"],
  play: async ({ args, canvas, globals }) => {
    const words = wordsOf(buyingCopy, globals);
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(words.process.title);
    const steps = canvas.getAllByRole("heading", { level: 3 }).map((step) => step.textContent);
    await expect(steps).toEqual([
      ...words.process.steps.map(({ title }) => title),
      words.process.price.title,
      words.process.price.includes,
    ]);
    await expect(canvas.getByText(/2[.,]900/)).toBeVisible();
    await expect(canvas.getByText(words.process.contract(args.facts.contract))).toBeVisible();
    for (const each of args.facts.price.includes[languageOf(globals)]) {
      await expect(canvas.getByText(each)).toBeVisible();
    }
    // In the page's own theme: the price is no foreign body.
    const [card] = canvas.getAllByText(words.process.price.title);
    const schemeOf = (element: Element) => getComputedStyle(element).colorScheme;
    await expect(schemeOf(card ?? document.body)).toBe(schemeOf(document.documentElement));
  },
});
