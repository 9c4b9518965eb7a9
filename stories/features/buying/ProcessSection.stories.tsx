import { expect } from "storybook/test";
import { site } from "#app/site.ts";
import { buyingCopy } from "#features/buying/buying.copy.ts";
import { ProcessSection } from "#features/buying/ProcessSection.tsx";
import { languageOf } from "../../../.storybook/globals.tsx";
import preview from "../../../.storybook/preview.tsx";
import { plain } from "../../support/plain.ts";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({
  title: "features/buying/ProcessSection",
  component: ProcessSection,
  parameters: { layout: "fullscreen" },
  args: { facts: site, sample: true },
});

/** Three steps in their order, what it costs, what is in it and for whom it is. */
export const Complete = meta.story({
  tags: ["also-de-360", "P-as-quoted", "P-no-obligation"],
  play: async ({ args, canvas, globals }) => {
    const words = wordsOf(buyingCopy, globals);
    const language = languageOf(globals);
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(words.process.title);
    const steps = canvas.getAllByRole("heading", { level: 3 }).map((step) => step.textContent);
    await expect(steps).toEqual([
      ...words.process.steps.map(({ title }) => title),
      `${words.process.price.title} ${words.sample}`,
      words.process.price.includes,
    ]);
    // A whole year and the shortest contract, counted out: 2900 + 12 × 290, and 2900 + 3 × 290.
    await expect(canvas.getByText(/6[.,]380/).closest("div")).toHaveTextContent(/2[.,]900.*12 ×.*290/);
    await expect(canvas.getByText(/3[.,]770/).closest("div")).toHaveTextContent(/2[.,]900.*3 ×.*290/);
    const contract = plain(words.process.contract(args.facts.contract));
    await expect(canvas.getByText(contract)).toHaveTextContent(/4.*3\.\sMonats|month\s3 after launch.*4/);
    await expect(canvas.getByRole("link", { name: words.process.call })).toHaveAttribute("href", "#contact");
    await expect(canvas.getByText(/30\s(Minuten, kostenlos|minutes, free)/)).toBeVisible();
    for (const each of args.facts.price.includes[language])
      await expect(canvas.getByText(plain(each))).toBeVisible();
    // In the page's own theme: the price is no foreign body.
    const [card] = canvas.getAllByText(words.process.price.title, { exact: false });
    const schemeOf = (element: Element) => getComputedStyle(element).colorScheme;
    await expect(schemeOf(card ?? document.body)).toBe(schemeOf(document.documentElement));
  },
});
