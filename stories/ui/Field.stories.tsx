import { expect } from "storybook/test";
import styles from "#ui/field/control.module.css";
import { Field, type FieldWords, useField } from "#ui/field/Field.tsx";
import preview from "../../.storybook/preview.tsx";

/** The frame of every control: label, hint and error, in the order in which they are read. */
function AroundAControl(words: FieldWords) {
  const { frame, control } = useField(words);
  return (
    <Field {...frame}>
      <input type="text" {...control} className={styles.control} />
    </Field>
  );
}

const code = `import { Field, useField } from 'mainlicht-site/ui';

const CustomerNumber = () => {
  const { frame, control } = useField({ label: "Kundennummer" });
  return <Field {...frame}><input type="text" {...control} /></Field>;
};`;

const meta = preview.meta({
  title: "ui/Field",
  component: AroundAControl,
  parameters: { docs: { source: { code } } },
  args: { label: "Kundennummer" },
});

/** Hint first, error after it: heard in the order in which they are seen. */
export const WithError = meta.story({
  args: { hint: "Sechs Ziffern.", error: "Das sind fünf Ziffern." },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(`Sechs Ziffern. Das sind fünf Ziffern.`);
  },
});

/** The label names the control, and a press on it leads there. */
export const Labelled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: "Kundennummer" });
    await userEvent.click(canvas.getByText("Kundennummer"));
    await expect(input).toHaveFocus();
    await expect(input).not.toHaveAttribute("aria-describedby");
  },
});

export const Optional = meta.story({ args: { optionalMark: "(optional)" } });

export const LongGerman = meta.story({
  args: {
    label: "Umsatzsteuer-Identifikationsnummer der abrechnenden Gesellschaft",
    hint: "Die Angabe ist bei innergemeinschaftlichen Lieferungen erforderlich.",
    error: "Bitte überprüfen Sie die Umsatzsteuer-Identifikationsnummer.",
    optionalMark: "(optional)",
  },
  globals: { language: "de", viewport: { value: "phone", isRotated: false } },
});
