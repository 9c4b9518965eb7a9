import { expect, fn } from "storybook/test";
import { MessageField } from "#ui/message-field/MessageField.tsx";
import preview from "../../.storybook/preview.tsx";
import { inEveryState } from "./support/States.tsx";

const meta = preview.meta({
  title: "ui/MessageField",
  component: MessageField,
  parameters: { holds: ["draft", "onType"] },
  args: {
    label: "Ihre Frage",
    placeholder: "Zum Beispiel: Was kostet das?",
    sendLabel: "Senden",
    tone: "primary" as const,
    draft: "",
    maxLength: 500,
    onType: fn(),
    onSend: fn(),
  },
});

export const Written = meta.story({ args: { draft: "Können Sie unser Postfach sortieren?" } });

/** With nothing to send the button says so, and still takes the focus. */
export const Empty = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Ihre Frage" });
    const button = canvas.getByRole("button", { name: "Senden" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await step("Tab leads to the field first", async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
    });
    await step("What is typed is told, and can be sent", async () => {
      await userEvent.keyboard("Was kostet das?");
      await expect(args.onType).toHaveBeenLastCalledWith("Was kostet das?");
      await expect(button).not.toHaveAttribute("aria-disabled");
    });
    await step("Enter in the field sends", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(args.onSend).toHaveBeenCalledTimes(1);
    });
    await step("Enter on the button sends too", async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onSend).toHaveBeenCalledTimes(2);
    });
  },
});

/** The answer to the question before is still awaited: the next one can be typed meanwhile. */
export const Waiting = meta.story({
  args: { draft: "Und was kostet das?", waiting: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "Senden" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(canvas.getByRole("textbox"), ` Im Monat`);
    await expect(canvas.getByRole("textbox")).toHaveValue(`Und was kostet das? Im Monat`);
  },
});

/** Beside something that is more to do, as in a call. */
export const Secondary = meta.story({ args: { tone: "secondary", draft: "Lieber schriftlich" } });

export const LongGerman = meta.story({
  globals: { language: "de" },
  args: {
    label: "Ihre Frage zur Auftragsbestätigungsverarbeitung und Rechnungseingangsprüfung",
    placeholder: "Zum Beispiel: Wie lange dauert die Datenschutzfolgenabschätzung?",
  },
});

export const DoubleText = meta.story({ tags: ["!autodocs"], globals: { text: "double" } });

export const EveryState = meta.story({
  name: "Hover, focus, pressed",
  decorators: [inEveryState({ empty: {}, written: { draft: "Was kostet das?" } })],
});
