import { expect } from "storybook/test";
import { site } from "#app/site.ts";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { heroCopy } from "#features/hero/hero.copy.ts";
import { invitationCopy } from "#features/invitation/invitation.copy.ts";
import { defaultLanguage } from "#shared/copy.ts";
import { ScriptedPage } from "#stories/support/scripted-page.tsx";
import { languageOf } from "../../.storybook/globals.tsx";
import { chromaticModes } from "../../.storybook/modes.ts";
import preview from "../../.storybook/preview.tsx";
import { wordsOf } from "../support/words.ts";
import { startAt } from "./address.ts";

/** The page as it stands when nobody has done anything: pictured in hard times too. */
const meta = preview.meta({
  title: "flows/Whole page",
  component: ScriptedPage,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { language: defaultLanguage },
  argTypes: { language: { control: false } },
  render: (_, { globals }) => <ScriptedPage language={languageOf(globals)} />,
});

export const Home = meta.story({
  tags: ["heard-de", "also-motion", "also-long-360", "also-double-360", "also-forced-1280", "ROUTE-01"],
  parameters: { chromatic: { modes: chromaticModes("long-360", "double-360") } },
  beforeEach: () => startAt("#"),
  play: async ({ canvas, globals }) => {
    const { headline } = wordsOf(heroCopy, globals);
    await expect(await canvas.findByRole("heading", { level: 1, name: headline })).toBeVisible();
    // The sections below are fetched separately.
    const { title } = wordsOf(invitationCopy, globals);
    await expect(await canvas.findByRole("heading", { name: title(site.project.callMinutes) })).toBeVisible();
  },
});

export const Contact = meta.story({
  tags: ["also-de-360", "also-motion", "ROUTE-03"],
  beforeEach: () => startAt("#contact"),
  play: async ({ canvas, globals }) => {
    const { title } = wordsOf(contactCopy, globals);
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
  },
});
