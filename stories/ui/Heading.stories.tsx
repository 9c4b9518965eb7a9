import { expect } from "storybook/test";
import { Heading } from "#ui/heading/Heading.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "ui/Heading",
  component: Heading,
  args: { level: 1 as const, children: "Anfragen finden ihren Weg" },
});

export const ExtraLarge = meta.story();

export const Large = meta.story({ args: { level: 2 } });

/** Level and size are independent. */
export const SizeApartFromLevel = meta.story({
  args: { level: 2, size: "s" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
  },
});

/** The longest compounds break where German lets them, and never leave the page. */
export const LongGerman = meta.story({
  args: { children: "Datenschutzfreundliche Rechnungsverarbeitungsautomatisierung im Handwerk" },
  globals: { language: "de", viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading");
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
});
