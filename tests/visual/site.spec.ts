import { test as base, expect, type Page } from "@playwright/test";
import { pathOf } from "#app/documents/document.list.ts";
import { assistantCopy } from "#features/assistant/assistant.copy.ts";
import { chatCopy } from "#features/chat/chat.copy.ts";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { voiceCopy } from "#features/voice/voice.copy.ts";
import type { Language } from "#shared/language.ts";
import { modes } from "../../.storybook/modes.ts";
import { forPictures, headlessLaunch } from "../../config/chromium.ts";
import { untilEveryPartAnswers } from "../e2e/answering.ts";
import { answering } from "../e2e/ledger.ts";
import { formOf } from "../e2e/support.ts";
import { callOf, speaksHere } from "../e2e/voice-support.ts";
import { pictureFile } from "./book.ts";
import { comparePicture } from "./picture.ts";
import { addressed, reached, reachedMode, site } from "./site.views.ts";
import { type Stage, sizeOf, stageOf } from "./stage.ts";

/** Compares pictures of the built site, served as `npm start` serves it. */

const test = base.extend<{ stage: Stage }>({
  // Its server starts while stories are examined.
  stage: async ({ page }, use) => answering(site).then(() => use(stageOf(page))),
});

// The browser of the journeys: the one that takes the stories' pictures crashes when it is asked about speech.
test.use({ launchOptions: forPictures(headlessLaunch()), baseURL: site });

/** The actions that lead to views without an address. */
const deeds: Record<(typeof reached)[number], (page: Page, language: Language) => Promise<void>> = {
  async "site-contact--sent"(page, language) {
    await page.goto(`${pathOf("home", language)}#contact`);
    const form = formOf(page, language);
    await form.fill("k.brandt@firma.example");
    await form.submit.click();
    await expect(page.getByText(contactCopy[language].success.title).first()).toBeVisible();
  },
  async "site-assistant--answer"(page, language) {
    await page.goto(pathOf("home", language));
    await callOf(page, language).launcher.click();
    await page.getByRole("button", { name: assistantCopy[language].choices.text.title }).click();
    const field = page.getByRole("textbox", { name: chatCopy[language].field });
    await field.fill({ de: "Was kostet das?", en: "How much is it?" }[language]);
    await field.press("Enter");
    await expect(page.getByRole("group", { name: chatCopy[language].log })).toContainText(/2[.,]900/);
  },
  async "site-assistant--call"(page, language) {
    await speaksHere(page, { hears: true });
    await callOf(page, language).open(pathOf("home", language));
    await expect(page.getByText(voiceCopy[language].status.ready).first()).toBeVisible();
  },
};

/** Writes one year into the copyright line, which would change every January. */
async function withoutTheYear(page: Page): Promise<void> {
  await page.getByRole("contentinfo").evaluate((footer) => {
    const texts = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text instanceof Text) text.data = text.data.replace(/20\d\d/, "2026");
    }
  });
}

async function compare(stage: Stage, file: string, rows: number) {
  const { page } = stage;
  await page.mouse.move(0, 0);
  await page.waitForLoadState("load");
  await untilEveryPartAnswers(page);
  await withoutTheYear(page);
  await comparePicture(stage, test.info(), file, rows);
}

for (const modeName of ["de-1280", "en-360"] as const) {
  const mode = modes[modeName];
  const { language, theme } = mode.globals;
  test.describe(modeName, () => {
    const locale = { de: "de-DE", en: "en-GB" }[language];
    test.use({ locale, colorScheme: theme, viewport: sizeOf(mode) });

    test.beforeEach(async ({ page }) => {
      // A visitor who saves data gets the still drawing of the scene, which is the same in every picture.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      });
      // Fixes the times that the page shows.
      await page.clock.setFixedTime("2026-03-02T10:00:00+01:00");
    });

    const views = addressed.filter((view) => view.modes.includes(modeName));
    for (const { id, kind, part = "", from } of views) {
      const address = pathOf(kind, language);
      test(`${id} ${modeName}`, async ({ stage, page }) => {
        await page.goto(pathOf(from, language));
        await page
          .locator(`a[href="${part || address}"]`)
          .filter({ visible: true })
          .first()
          .click();
        await page.waitForURL(address + part);
        // The home page once down to its end: all its sections with the style sheets that ship.
        const rows = id === "site-home--top-to-bottom" && modeName === "de-1280" ? 9000 : 800;
        await compare(stage, pictureFile(id, modeName), rows);
        await page.reload();
        // The same picture once more: a reload changes no pixel.
        await compare(stage, pictureFile(id, modeName), rows);
      });
    }

    for (const id of modeName === reachedMode ? reached : []) {
      test(`${id} ${modeName}`, async ({ stage, page }) => {
        await deeds[id](page, language);
        await compare(stage, pictureFile(id, modeName), 800);
      });
    }
  });
}
