import { expect } from "storybook/test";
import { ErrorSummary } from "#ui/error-summary/ErrorSummary.tsx";
import { Checkbox } from "#ui/field/Checkbox.tsx";
import { TextField } from "#ui/field/TextField.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "ui/ErrorSummary",
  component: ErrorSummary,
  args: {
    title: "Noch zwei Angaben fehlen",
    faults: [
      { fieldId: "summary-name", message: "Bitte geben Sie Ihren Namen an." },
      { fieldId: "summary-consent", message: "Bitte stimmen Sie der Verarbeitung zu." },
    ],
  },
  render: (args) => (
    <div style={{ display: "grid", gap: "1.5rem", maxInlineSize: "36rem" }}>
      <ErrorSummary {...args} />
      <TextField id="summary-name" name="name" label="Name" error="Bitte geben Sie Ihren Namen an." />
      <Checkbox id="summary-consent" name="consent" error="Bitte stimmen Sie der Verarbeitung zu.">
        Ich bin einverstanden.
      </Checkbox>
    </div>
  ),
});

export const TwoFaults = meta.story();

/** A message leads to its field, and the address, which belongs to the router, stays as it is. */
export const LeadsToTheField = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    const before = window.location.href;
    await step("To a field", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Bitte geben Sie Ihren Namen an." }));
      await expect(canvas.getByRole("textbox")).toHaveFocus();
    });
    await step("To a box to tick", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Bitte stimmen Sie der Verarbeitung zu." }));
      await expect(canvas.getByRole("checkbox")).toHaveFocus();
      await expect(window.location.href).toBe(before);
    });
  },
});
