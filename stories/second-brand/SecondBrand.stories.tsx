import { createContactController } from "mainlicht-site/contact";
import { systemClock } from "mainlicht-site/shared";
import { expect } from "storybook/test";
import { BrandPage } from "#stories/second-brand/BrandPage.tsx";
import { languageOf } from "../../.storybook/globals.tsx";
import { chromaticModes } from "../../.storybook/modes.ts";
import preview from "../../.storybook/preview.tsx";
import { scriptedContact } from "../support/scripted-contact.ts";
import { brandCopy } from "./brand.copy.ts";
import "./tokens.css";

const contact = () =>
  createContactController({
    port: scriptedContact(),
    handover: { take: () => null },
    clock: systemClock,
    newKey: () => crypto.randomUUID(),
  });

const meta = preview.meta({
  title: "Foundations/Second brand",
  component: BrandPage,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { contact: contact(), at: 8500 },
  loaders: [() => ({ contact: contact() })],
  render: (args, { loaded }) => <BrandPage {...args} {...loaded} />,
});

/** Another company with the same pieces and views: its own tokens, words and facts, and two solutions. */
export const Page = meta.story({
  // The whole page, down to the form.
  tags: ["also-double-360"],
  parameters: { chromatic: { modes: chromaticModes("double-360") } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole("tab")).toHaveLength(2);
    await expect(canvas.getByRole("combobox")).toHaveLength(3);
    const title = canvas.getByRole("heading", { level: 1 });
    await expect(title).toHaveTextContent(brandCopy[languageOf(globals)].title);
    await expect(getComputedStyle(title).fontFamily).toContain("Atkinson");
  },
});
