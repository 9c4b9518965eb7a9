import { expect, fn } from "storybook/test";
import { SelectField } from "#ui/field/SelectField.tsx";
import preview from "../../.storybook/preview.tsx";
import { fieldRows, inEveryState } from "./support/States.tsx";

const meta = preview.meta({
  title: "ui/SelectField",
  component: SelectField,
  args: {
    label: "Unternehmensgröße",
    name: "size",
    placeholder: "Bitte wählen",
    options: [
      { value: "1-10", label: "1 bis 10 Mitarbeitende" },
      { value: "11-50", label: "11 bis 50 Mitarbeitende" },
      { value: "51-250", label: "51 bis 250 Mitarbeitende" },
      { value: "250+", label: "mehr als 250 Mitarbeitende" },
    ],
    onChange: fn(),
  },
});

export const Chosen = meta.story({ args: { defaultValue: "51-250" } });

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "Unternehmensgröße" });
    await expect(select).toHaveDisplayValue("Bitte wählen");
    await userEvent.selectOptions(select, "11-50");
    await expect(select).toHaveValue("11-50");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/** A long choice is shortened in the closed box and whole in the list. */
export const LongGerman = meta.story({
  args: {
    label: "Beschäftigtenzahl einschließlich aller Tochtergesellschaften und Niederlassungen",
    options: [
      { value: "x", label: "mehr als zweihundertfünfzig Vollzeitbeschäftigte an mehreren Standorten" },
    ],
    defaultValue: "x",
  },
  globals: { language: "de", viewport: { value: "phone", isRotated: false } },
});

export const EveryState = meta.story({
  name: "Hover, focus, pressed",
  decorators: [inEveryState(fieldRows)],
});
