import { expect } from "storybook/test";
import { site } from "#app/site.ts";
import { buyingCopy } from "#features/buying/buying.copy.ts";
import { SavingSection } from "#features/buying/SavingSection.tsx";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({
  title: "features/buying/SavingSection",
  component: SavingSection,
  parameters: { layout: "fullscreen" },
  args: { price: site.price },
});

/** What the price brings: at the target, at half of it, and how that comes about. */
export const Complete = meta.story({
  tags: ["also-de-360"],
  play: async ({ canvas, globals, userEvent }) => {
    const { earned, title } = wordsOf(buyingCopy, globals).process.example;
    await expect(canvas.getByRole("region", { name: title })).toHaveAttribute("id", "saving");
    // 400 × 6 minutes are 40 hours, at 45 euros; 290 of 1800 euros are 17 % of it, rounded up; 12 × (1260 - 290) are
    // 11640, and 8740 with the setup of the first year. What may come is said with the target that it takes.
    await expect(canvas.getByText(/40\s(Stunden|hours)/)).toHaveTextContent(/1[.,]800/);
    const [saved, left] = canvas.getAllByText(/8[.,]740/);
    await expect(saved?.closest("div")).toHaveTextContent(/(Ziel|target), 70.*8[.,]740/);
    await expect(canvas.getByText(/1[.,]180/).closest("div")).toHaveTextContent(/35/);
    await userEvent.click(canvas.getByText(earned.how));
    await expect(canvas.getByText(/17\s?%.*30\s?%.*11[.,]640/)).toBeVisible();
    await expect(left).toBeVisible();
  },
});
