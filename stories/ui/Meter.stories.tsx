import { expect } from "storybook/test";
import { Meter } from "#ui/meter/Meter.tsx";
import preview from "../../.storybook/preview.tsx";
import { noWider } from "../support/no-wider.tsx";

const meta = preview.meta({
  title: "ui/Meter",
  component: Meter,
  args: { label: "Passung", value: 87, valueText: "87 von 100" },
  decorators: [noWider("22rem")],
});

export const Bar = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("meter", { name: "Passung" });
    await expect(meter).toHaveAttribute("aria-valuetext", "87 von 100");
    await expect(meter).toHaveAttribute("value", "87");
  },
});

export const Ring = meta.story({ args: { shape: "ring", label: "Lead-Wertung" } });

export const Accent = meta.story({ args: { tone: "accent", value: 46, valueText: "46 von 100" } });

export const Danger = meta.story({ args: { tone: "danger", value: 12, valueText: "12 von 100" } });

export const Nothing = meta.story({ args: { value: 0, valueText: "0 von 100" } });

/** More than all of it is all of it. */
export const Full = meta.story({ args: { value: 140, valueText: "100 von 100", shape: "ring" } });

export const LongGerman = meta.story({
  args: { label: "Abschlusswahrscheinlichkeitseinschätzung", valueText: "siebenundachtzig von hundert" },
  globals: { language: "de", viewport: { value: "phone", isRotated: false } },
});

export const DoubleText = meta.story({
  tags: ["!autodocs"],
  args: { shape: "ring" },
  globals: { text: "double" },
});
