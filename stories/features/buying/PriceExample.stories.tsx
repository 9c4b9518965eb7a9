import { expect, within } from "storybook/test";
import { site } from "#app/site.ts";
import { buyingCopy } from "#features/buying/buying.copy.ts";
import { PriceExample } from "#features/buying/PriceExample.tsx";
import { languageOf } from "../../../.storybook/globals.tsx";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({
  title: "features/buying/PriceExample",
  component: PriceExample,
  args: { price: site.price },
});

/** What a month of the same work costs, and how much of it must go until the price is earned. */
export const Complete = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/400.*40\s(Stunden|hours).*1[.,]800/);
    await expect(canvas.getAllByRole("textbox")).toHaveLength(3);
  },
});

const later = /(ab dem zweiten Jahr|from year two),/i;

/** The example with a visitor's own figures, as people write them: sooner worth it, later, never, and none at all. */
export const OwnFigures = meta.story({
  tags: ["P-useful-answer"],
  play: async ({ canvas, globals, step, userEvent }) => {
    const { example } = wordsOf(buyingCopy, globals).process;
    const language = languageOf(globals);
    const own = canvas.getByRole("group", { name: example.title });
    const requests = within(own).getByRole("textbox", { name: example.own.requests });
    const type = async (field: HTMLElement, typed: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
    };
    const seen = async (pattern: RegExp) => {
      await expect(canvas.getByText(pattern)).toBeVisible();
    };
    await step("1,200 × 6 minutes are 120 hours, or 5,400 euros; 70 % of a year's are 45,360", async () => {
      await type(requests, language === "de" ? "1.200" : "1,200");
      await expect(canvas.getByRole("status")).toHaveTextContent(/120\s(Stunden|hours).*5[.,]400/);
      await seen(/500\s(Anfragen|enquiries)/);
      await userEvent.click(canvas.getByText(example.earned.how));
      await seen(/84\s(Stunden|hours)/);
      await seen(/38[.,]980/);
    });
    await step("Half a minute each, 10 hours: worth it from the second year on", async () => {
      await type(within(own).getByRole("textbox", { name: example.own.minutes }), "0,5");
      await expect(canvas.getByRole("status")).toHaveTextContent(/10\s(Stunden|hours)/);
      await expect(canvas.queryByText(example.earned.setup)).toBeNull();
      await seen(later);
      await expect(canvas.getByText(example.earned.inFirst).nextElementSibling).toHaveTextContent(/^−/);
    });
    await step(
      "No figure: said beside the fields, and nothing is shown that was counted with others",
      async () => {
        await type(requests, "viele");
        await expect(requests).toBeInvalid();
        await expect(canvas.getByRole("status")).toHaveTextContent(example.own.unclear);
        await expect(canvas.getByText(later)).not.toBeVisible();
        await expect(canvas.getByText(example.earned.waits)).toBeVisible();
        await type(requests, "400");
        await type(within(own).getByRole("textbox", { name: example.own.minutes }), "6");
        await expect(requests).not.toBeInvalid();
        await seen(/8[.,]740/);
      },
    );
    await step("Never worth it: said as it is", async () => {
      await type(requests, "50");
      await seen(/^(Das lohnt sich nicht|Not worth it)/);
    });
  },
});
