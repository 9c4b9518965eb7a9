import { expect, fn } from "storybook/test";
import { Checkbox } from "#ui/field/Checkbox.tsx";
import preview from "../../.storybook/preview.tsx";
import { fieldRows, inEveryState } from "./support/States.tsx";

const meta = preview.meta({
  title: "ui/Checkbox",
  component: Checkbox,
  args: {
    name: "consent",
    onChange: fn(),
    children: (
      <>
        Ich habe die <a href="#privacy">Datenschutzerklärung</a> gelesen und bin mit der Verarbeitung
        einverstanden.
      </>
    ),
  },
});

export const Ticked = meta.story({ args: { defaultChecked: true } });

export const Unticked = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: /Datenschutzerklärung/ });
    await step("The space bar ticks it", async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard(" ");
      await expect(box).toBeChecked();
    });
    await step("A press on its words unticks it", async () => {
      await userEvent.click(canvas.getByText(/einverstanden|agree/));
      await expect(box).not.toBeChecked();
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
});

/** Reading the policy is not agreeing to it. */
export const LinkStaysALink = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Datenschutzerklärung" });
    const followed = fn((event: Event) => event.preventDefault());
    link.addEventListener("click", followed, { once: true });
    await userEvent.click(link);
    await expect(followed).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
});

/** At least 48 pixels high, so that a thumb finds it. */
export const Target = meta.story({
  args: { children: "Ja, gern" },
  play: async ({ canvas }) => {
    const row = canvas.getByText("Ja, gern").closest("label");
    await expect(row?.offsetHeight).toBeGreaterThanOrEqual(48);
  },
});

export const LongGerman = meta.story({
  args: {
    required: true,
    requiredMark: "*",
    error: "Ohne Ihre Einwilligung dürfen wir die Anfrage nicht verarbeiten.",
    children:
      "Ich willige in die Verarbeitung meiner personenbezogenen Daten zur Bearbeitung meiner Anfrage einschließlich der Terminvereinbarung gemäß Datenschutz-Grundverordnung ein.",
  },
  globals: { language: "de", viewport: { value: "phone", isRotated: false } },
});

export const EveryState = meta.story({
  name: "Hover, focus, pressed",
  decorators: [inEveryState(fieldRows)],
});
