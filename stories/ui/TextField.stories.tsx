import { expect, fn } from "storybook/test";
import { TextField } from "#ui/field/TextField.tsx";
import preview from "../../.storybook/preview.tsx";
import { fieldRows, inEveryState } from "./support/States.tsx";

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
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
});

export const Filled = meta.story({ args: { defaultValue: "jana.brandt@beispiel.de" } });

export const EveryState = meta.story({
  name: "Hover, focus, pressed",
  decorators: [inEveryState(fieldRows)],
});
