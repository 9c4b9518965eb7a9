import { expect } from "storybook/test";
import { Meter } from "#ui/meter/Meter.tsx";
import preview from "../../.storybook/preview.tsx";
import { noWider } from "../support/no-wider.tsx";

const meta = preview.meta({
  title: "ui/Meter",
  component: Meter,
  args: { label: "Lead-Wertung", value: 87, valueText: "87 von 100" },
  decorators: [noWider("22rem")],
});

export const Ring = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("meter", { name: "Lead-Wertung" });
    await expect(meter).toHaveAttribute("aria-valuetext", "87 von 100");
    await expect(meter).toHaveAttribute("value", "87");
  },
});

/** More than all of it is all of it. */
export const Full = meta.story({ args: { label: "Passung", value: 140, valueText: "100 von 100" } });

export const LongGerman = meta.story({
  args: { label: "Abschlusswahrscheinlichkeitseinschätzung", valueText: "siebenundachtzig von hundert" },
  globals: { language: "de", viewport: { value: "phone", isRotated: false } },
});
