import { expect, fn } from "storybook/test";
import { Footer } from "#features/frame/Footer.tsx";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { LanguageContext } from "#shared/copy.ts";
import { otherLanguage } from "#shared/language.ts";
import { AnnouncerProvider } from "#ui/announcer/Announcer.tsx";
import { languageOf } from "../../../.storybook/globals.tsx";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

const choose = fn();

/** The end of every view. */
const meta = preview.meta({
  title: "features/frame/Footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: { owner: "Mainlicht Automation GmbH", city: "Frankfurt/Main", year: 2026, sample: true },
  decorators: [
    (Story, { globals }) => (
      <LanguageContext value={{ language: languageOf(globals), choose }}>
        <AnnouncerProvider>
          <Story />
        </AnnouncerProvider>
      </LanguageContext>
    ),
  ],
});

export const Complete = meta.story({
  tags: ["also-de-360", "HOME-02", "HOME-04", "LANG-02"],
  play: async ({ canvas, globals, userEvent }) => {
    const words = wordsOf(frameCopy, globals);
    await expect(canvas.getByText("People first. AI second.")).toBeVisible();
    await expect(canvas.getByText(new RegExp(words.place("Frankfurt/Main")))).toBeVisible();
    await expect(canvas.getByText(new RegExp(words.sample))).toBeVisible();
    const links = canvas.getAllByRole("link");
    for (const { label, href } of [
      ...words.links,
      words.imprint,
      words.privacy,
      words.accessibility,
      words.security,
    ]) {
      await expect(links.find(({ textContent }) => textContent === label)).toHaveAttribute("href", href);
    }
    for (const german of ["Impressum", "Datenschutz"]) {
      await expect(canvas.getByText(german)).toHaveAttribute("lang", "de");
    }
    const other = languageOf(globals) === "de" ? "English" : "Deutsch";
    await userEvent.click(canvas.getByRole("button", { name: other }));
    await expect(choose).toHaveBeenCalledWith(otherLanguage(languageOf(globals)));
    const { languageChosen } = frameCopy[otherLanguage(languageOf(globals))];
    await expect(await canvas.findByText(languageChosen)).toBeInTheDocument();
  },
});
