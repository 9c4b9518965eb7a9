import { expect, fn } from "storybook/test";
import { TextField } from "#ui/field/TextField.tsx";
import preview from "../../.storybook/preview.tsx";
import { inEveryState } from "./support/States.tsx";

const meta = preview.meta({
  title: "ui/TextField",
  component: TextField,
  args: {
    label: "E-Mail-Adresse",
    name: "email",
    type: "email",
    autoComplete: "email",
    onChange: fn(),
  },
});

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: "E-Mail-Adresse" });
    await userEvent.type(input, "jana@beispiel.de");
    await expect(input).toHaveValue("jana@beispiel.de");
    await expect(args.onChange).toHaveBeenCalled();
    await expect(input).not.toHaveAttribute("aria-invalid");
    await expect(input).not.toHaveAttribute("aria-describedby");
  },
});

export const Filled = meta.story({ args: { defaultValue: "jana.brandt@beispiel.de" } });

/** The form judges, not the browser: required is said, and never blocks a send by itself. */
export const Required = meta.story({
  args: { required: true, requiredMark: "*" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "E-Mail-Adresse" });
    await expect(input).toBeRequired();
    await expect(input).toHaveAttribute("required");
    await expect(input).toHaveAttribute("aria-invalid", "false");
  },
});

/** The error is tied to the field: heard with it, seen beside it. */
export const WithError = meta.story({
  args: {
    required: true,
    requiredMark: "*",
    hint: "Nur für unsere Antwort.",
    error: "Bitte eine gültige E-Mail-Adresse eingeben, zum Beispiel name@firma.de.",
    defaultValue: "jana.brandt@",
    id: "email-field",
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAttribute("id", "email-field");
    await expect(input).toHaveAccessibleDescription(
      [
        "Nur für unsere Antwort.",
        "Bitte eine gültige E-Mail-Adresse eingeben, zum Beispiel name@firma.de.",
      ].join(" "),
    );
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: "jana.brandt@beispiel.de" } });

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: "jana.brandt@beispiel.de" } });

/** A press on the label is a press on the field; `ref` is the input itself. */
export const LabelLeadsToInput = meta.story({
  tags: ["no-picture"],
  args: { ref: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("E-Mail-Adresse"));
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(args.ref).toHaveBeenCalledWith(canvas.getByRole("textbox"));
  },
});

export const LongGerman = meta.story({
  args: {
    label: "Geschäftliche E-Mail-Adresse der Ansprechpartnerin oder des Ansprechpartners",
    hint: "An diese Adresse senden wir die Terminbestätigung und die Einwahldaten für das Erstgespräch.",
    error: "Die Domäne dieser E-Mail-Adresse ist nicht erreichbar. Bitte prüfen Sie die Schreibweise.",
    required: true,
    requiredMark: "*",
    defaultValue: "maximiliane.von-und-zu-hohenstein@donaudampfschifffahrtsgesellschaft.de",
  },
  globals: { language: "de", viewport: { value: "phone", isRotated: false } },
});

export const EveryState = meta.story({ decorators: [inEveryState] });
