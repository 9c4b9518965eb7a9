import { expect } from "storybook/test";
import { TextArea } from "#ui/field/TextArea.tsx";
import preview from "../../.storybook/preview.tsx";
import { fieldRows, inEveryState } from "./support/States.tsx";

const meta = preview.meta({
  title: "ui/TextArea",
  component: TextArea,
  args: { label: "Was möchten Sie automatisieren?", name: "message" },
});

const long = Array.from({ length: 9 }, () => "Wir erfassen täglich 120 Bestellungen von Hand.").join("\n");

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const { lineHeight } = getComputedStyle(canvas.getByRole("textbox"));
    await expect(canvas.getByRole("textbox").clientHeight).toBeGreaterThanOrEqual(
      4 * Number.parseFloat(lineHeight),
    );
  },
});

/** Grows with what is typed, so that nobody reads their own words through a slot. */
export const Growing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole("textbox");
    const before = area.clientHeight;
    await userEvent.click(area);
    await userEvent.paste(long);
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight + 1);
  },
});

/** Heard when one comes to the field, silent while one types. */
export const WithCounter = meta.story({
  args: {
    counter: "Noch 1.940 von 2.000 Zeichen",
    defaultValue: "Rechnungen, Angebote und Rückfragen per E-Mail.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Noch 1.940 von 2.000 Zeichen");
    await expect(canvas.getByText("Noch 1.940 von 2.000 Zeichen")).not.toHaveAttribute("aria-live");
  },
});

export const LongGerman = meta.story({
  args: {
    label: "Beschreiben Sie die wiederkehrenden Arbeitsschritte, die Ihre Mitarbeiterinnen entlasten würden",
    hint: "Beispiele: Rechnungseingangsprüfung, Auftragsbestätigungsversand, Kundenstammdatenpflege.",
    error: "Bitte beschreiben Sie Ihr Anliegen mit mindestens zehn Zeichen.",
  },
  globals: { language: "de", viewport: { value: "phone", isRotated: false } },
});

export const EveryState = meta.story({
  name: "Hover, focus, pressed",
  decorators: [inEveryState(fieldRows)],
});
