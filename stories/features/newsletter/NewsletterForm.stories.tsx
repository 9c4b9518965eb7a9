import { expect } from "storybook/test";
import { NewsletterForm } from "#features/newsletter/NewsletterForm.tsx";
import { newsletterCopy } from "#features/newsletter/newsletter.copy.ts";
import preview from "../../../.storybook/preview.tsx";
import { noWider } from "../../support/no-wider.tsx";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({
  title: "features/newsletter/NewsletterForm",
  component: NewsletterForm,
});

/** As wide as in the footer: the label keeps to one line there, the button stands beside the field. */
export const Empty = meta.story({
  tags: ["HOME-03"],
  decorators: [noWider("26rem")],
  play: async ({ canvas, globals }) => {
    const words = wordsOf(newsletterCopy, globals);
    const label = canvas.getByText(words.email);
    const lines = label.offsetHeight / Number.parseFloat(getComputedStyle(label).lineHeight);
    await expect(lines).toBeLessThan(window.innerWidth < 480 ? 2.5 : 1.5);
  },
});

/** An honest answer, and the address stays in the field. `tests/e2e/promises.spec.ts` proves that nothing is sent. */
export const Asked = meta.story({
  tags: ["heard-de", "also-de-360", "HOME-03"],
  play: async ({ canvas, userEvent, globals }) => {
    const words = wordsOf(newsletterCopy, globals);
    await userEvent.type(canvas.getByLabelText(words.email), "jana@nordwerk.example");
    await userEvent.click(canvas.getByRole("button", { name: words.subscribe }));
    await expect(canvas.getByText(words.answer, { selector: "form p" })).toBeVisible();
    await expect(canvas.getByLabelText(words.email)).toHaveValue("jana@nordwerk.example");
  },
});
