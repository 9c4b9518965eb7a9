import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Select, type SelectProps } from "#ui/select/Select.tsx";
import preview from "../../.storybook/preview.tsx";
import { pointWith } from "./support/pointer.ts";
import { States } from "./support/States.tsx";

function Chooser(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  const choose = (chosen: string) => {
    setValue(chosen);
    props.onChoose(chosen);
  };
  return <Select {...props} value={value} onChoose={choose} />;
}

const meta = preview.meta({
  title: "ui/Select",
  component: Select,
  args: {
    label: "Branche",
    name: "industry",
    placeholder: "Bitte wählen",
    value: "",
    onChoose: fn(),
    options: [
      { value: "craft", label: "Handwerk" },
      { value: "trade", label: "Handel" },
      { value: "industry", label: "Industrie" },
      { value: "care", label: "Pflege und Gesundheit" },
    ],
  },
  render: (args) => <Chooser {...args} />,
});

export const Empty = meta.story();

/** By keyboard alone: open, go along, choose; the focus comes back to the field. */
export const ChosenByKeyboard = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "Branche" });
    await step("Tab leads to it", async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
    });
    await step("Enter opens the list", async () => {
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("listbox");
    });
    await step("An arrow key and Enter choose", async () => {
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
      await expect(args.onChoose).toHaveBeenCalledWith("trade");
      await expect(field).toHaveTextContent("Handel");
      await waitFor(() => expect(field).toHaveFocus());
    });
  },
});

/** Under a finger it is the phone's own wheel: the browser's select, with the same name and the same words. */
export const OnTouch = meta.story({
  beforeEach: () => pointWith("coarse"),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLSelectElement>("combobox", { name: "Branche" });
    await expect(field.tagName).toBe("SELECT");
    await userEvent.selectOptions(field, "Handel");
    await expect(args.onChoose).toHaveBeenCalledWith("trade");
    await expect(field).toHaveDisplayValue("Handel");
  },
});

/** Escape leaves everything as it was. */
export const LeftByEscape = meta.story({
  args: { value: "craft" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByRole("combobox")).toHaveTextContent("Handwerk");
  },
});

export const Open = meta.story({
  args: { value: "industry" },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("option", { name: "Industrie", selected: true })).toBeVisible();
  },
});

/** A form reads it like any other field. */
export const ReadByTheForm = meta.story({
  args: { value: "trade" },
  render: (args) => (
    <form aria-label="Anfrage">
      <Chooser {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    await waitFor(() => expect(new FormData(form).get("industry")).toBe("trade"));
  },
});

export const WithError = meta.story({
  args: {
    required: true,
    requiredMark: "*",
    hint: "Damit die richtige Person antwortet.",
    error: "Bitte wählen Sie eine Branche.",
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(
      "Damit die richtige Person antwortet. Bitte wählen Sie eine Branche.",
    );
  },
});

export const Disabled = meta.story({ args: { disabled: true, value: "craft" } });

export const EveryState = meta.story({
  render: (args) => (
    <States>
      <Chooser {...args} />
    </States>
  ),
});

export const LongGerman = meta.story({
  args: {
    label: "Wirtschaftszweig nach der Klassifikation des Statistischen Bundesamtes",
    value: "long",
    options: [{ value: "long", label: "Sanitär-, Heizungs- und Klimatechnikinstallationsbetriebe" }],
  },
  globals: { viewport: { value: "phone", isRotated: false } },
});
