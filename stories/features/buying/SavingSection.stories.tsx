import { expect, within } from "storybook/test";
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
    const { earned, title } = wordsOf(buyingCopy, globals).saving;
    await expect(canvas.getByRole("region", { name: title })).toHaveAttribute("id", "saving");
    // 400 × 6 minutes are 40 hours, at 45 euros; 290 of 1800 euros are 17 % of it, rounded up; 12 × (1260 - 290) are
    // 11640, and 8740 with the setup of the first year. What may come is said with the target that it takes.
    await expect(canvas.getByText(/40\s(Stunden|hours)/)).toHaveTextContent(/1[.,]800/);
    const [saved, left] = canvas.getAllByText(/8[.,]740/);
    await expect(saved?.closest("div")).toHaveTextContent(/(Ziel|target), 70.*8[.,]740/i);
    await expect(canvas.getByText(/1[.,]180/).closest("div")).toHaveTextContent(/35/);
    await userEvent.click(canvas.getByText(earned.how));
    await expect(canvas.getByText(/17\s?%.*30\s?%.*11[.,]640/)).toBeVisible();
    await expect(left).toBeVisible();
  },
});

const later = /(ab dem zweiten Jahr|from year two),/i;

/** The example with a visitor's own figures, as people write them: sooner worth it, later, never, and none at all. */
export const OwnFigures = meta.story({
  tags: ["P-useful-answer"],
  play: async ({ canvas, globals, step, userEvent }) => {
    const example = wordsOf(buyingCopy, globals).saving;
    const own = canvas.getByRole("group", { name: example.title });
    const requests = within(own).getByRole("textbox", { name: example.own.requests });
    const type = async (field: HTMLElement, typed: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
    };
    const seen = async (pattern: RegExp) => {
      await expect(canvas.getByText(pattern)).toBeVisible();
    };
    await step("480 × 6 minutes are 48 hours, or 2,160 euros; 70 % of a year's are 18,144", async () => {
      await type(requests, "480");
      await expect(canvas.getByRole("status")).toHaveTextContent(/48\s(Stunden|hours).*2[.,]160/);
      await userEvent.click(canvas.getByText(example.earned.how));
      await seen(/33[.,]6\s(Stunden|hours)/);
      // Large, and again at the end of how it adds up.
      for (const each of canvas.getAllByText(/11[.,]764/)) await expect(each).toBeVisible();
    });
    await step("1.2 minutes each, 9.6 hours: worth it from the second year on", async () => {
      await type(within(own).getByRole("textbox", { name: example.own.minutes }), "1,2");
      await expect(canvas.getByRole("status")).toHaveTextContent(/9[.,]6\s(Stunden|hours)/);
      await expect(canvas.queryByText(example.earned.setup)).toBeNull();
      await seen(later);
      await expect(canvas.getByText(example.earned.inFirst).nextElementSibling).toHaveTextContent(/^−/);
    });
    await step(
      "No figure, or too large a one: said beside the fields, and nothing is shown that was counted with others",
      async () => {
        await type(requests, "viele");
        await expect(requests).toBeInvalid();
        await expect(canvas.getByRole("status")).toHaveTextContent(example.own.requests);
        await expect(canvas.getByText(later)).not.toBeVisible();
        await expect(canvas.getByText(example.earned.waits)).toBeVisible();
        await type(requests, "400");
        await type(within(own).getByRole("textbox", { name: example.own.minutes }), "600");
        await expect(canvas.getByRole("status")).toHaveTextContent(/480/);
        await type(within(own).getByRole("textbox", { name: example.own.minutes }), "6");
        await expect(requests).not.toBeInvalid();
        await expect(canvas.getAllByText(/8[.,]740/)[0]).toBeVisible();
      },
    );
    await step("Never worth it: said as it is", async () => {
      await type(requests, "50");
      await seen(/^(Das lohnt sich nicht|Not worth it)/);
      await seen(/169\s(Anfragen|enquiries)/);
    });
  },
});

/** More enquiries than the lowest fee covers: 1,200 cost 290 + 2 × 150 euros a month. */
export const BeyondStartingPrice = meta.story({
  args: { price: { ...site.price, example: { ...site.price.example, requests: 1200 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/590/)[0]).toBeVisible();
    // 1,200 × 6 minutes × 45 euros × 70 % × 12, less 12 × 590 and the setup.
    await expect(canvas.getAllByText(/35[.,]380/)[0]).toBeVisible();
  },
});
