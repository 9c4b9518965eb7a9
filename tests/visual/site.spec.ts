import { test as base, expect, type Page } from "@playwright/test";
import { pathOf } from "#app/documents/document.list.ts";
import { assistantCopy } from "#features/assistant/assistant.copy.ts";
import { chatCopy } from "#features/chat/chat.copy.ts";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { voiceCopy } from "#features/voice/voice.copy.ts";
import type { Language } from "#shared/language.ts";
import { type Mode, modes } from "../../.storybook/modes.ts";
import { headlessLaunch } from "../../config/chromium.ts";
import { speaksHere } from "../e2e/voice-support.ts";
import { pictureFile } from "./book.ts";
import { comparePicture } from "./picture.ts";
import { addressed, reached, site } from "./site.views.ts";
import { type Stage, sizeOf, stageOf } from "./stage.ts";

/** Pictures of what ships: the built site, served as `npm start` serves it, as somebody sees it who comes to it. */

const test = base.extend<{ visit: Stage }>({
  visit: async ({ page }, use) => use(await stageOf(page)),
});

// The browser of the journeys: the one that takes the stories' pictures crashes when it is asked about speech.
test.use({ launchOptions: headlessLaunch() });

interface Shown {
  page: Page;
  language: Language;
}

function contactForm({ page, language }: Shown) {
  const words = contactCopy[language];
  const form = page.getByRole("form", { name: words.formName });
  return { words, form, submit: form.getByRole("button", { name: words.submit }) };
}

async function openForm(shown: Shown) {
  await shown.page.goto(`${pathOf("home", shown.language)}#contact`);
  return contactForm(shown);
}

async function openAssistant({ page, language }: Shown) {
  await page.goto(pathOf("home", language));
  await page.locator("button[aria-expanded]").last().click();
  return assistantCopy[language];
}

/** What a visitor does to come to a view that has no address of its own. */
const deeds: Record<(typeof reached)[number], (shown: Shown) => Promise<void>> = {
  async "site-contact--faults"(shown) {
    const { form, submit } = await openForm(shown);
    await form.getByRole("textbox").first().fill("K");
    await form.getByRole("checkbox").check();
    await submit.click();
    await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
  },
  async "site-contact--sent"(shown) {
    const { words, form, submit } = await openForm(shown);
    const { fields, success } = words;
    await form.getByRole("textbox", { name: fields.name.label, exact: true }).fill("Katharina Brandt");
    await form.getByRole("textbox", { name: fields.email.label }).fill("k.brandt@firma.example");
    await form.getByRole("checkbox").check();
    await submit.click();
    await expect(shown.page.getByText(success.title).first()).toBeVisible();
  },
  async "site-assistant--choice"(shown) {
    const { choices } = await openAssistant(shown);
    // How speaking goes in this browser is told as soon as the browser has told it.
    await expect(shown.page.getByRole("button", { name: choices.voice.title })).toHaveAccessibleDescription(
      /\S/,
    );
  },
  async "site-assistant--answer"(shown) {
    const { choices } = await openAssistant(shown);
    const { page, language } = shown;
    await page.getByRole("button", { name: choices.text.title }).click();
    const field = page.getByRole("textbox", { name: chatCopy[language].field });
    await field.fill({ de: "Was kostet das?", en: "How much is it?" }[language]);
    await field.press("Enter");
    await expect(page.getByRole("group", { name: chatCopy[language].log })).toContainText(/2[.,]900/);
  },
  async "site-assistant--call"(shown) {
    await speaksHere(shown.page, { hears: true });
    const { choices } = await openAssistant(shown);
    await shown.page.getByRole("button", { name: choices.voice.title }).click();
    await expect(shown.page.getByText(voiceCopy[shown.language].status.ready).first()).toBeVisible();
  },
};

/** What the calendar changes. */
async function withoutTheYear(page: Page): Promise<void> {
  await page.getByRole("contentinfo").evaluate((footer) => {
    const texts = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text instanceof Text) text.data = text.data.replace(/20\d\d/, "2026");
    }
  });
}

async function compare(visit: Stage, file: string, highest: number) {
  const { page } = visit;
  await page.mouse.move(0, 0);
  await page.waitForLoadState("load");
  await expect(page.locator("[data-waits]"), "parts that do not answer yet").toHaveCount(0);
  await withoutTheYear(page);
  await comparePicture(visit, test.info(), file, highest);
}

for (const [modeName, mode] of Object.entries<Mode>(modes)) {
  const language = mode.globals.language === "en" ? "en" : "de";
  test.describe(modeName, () => {
    test.use({
      baseURL: site,
      locale: { de: "de-DE", en: "en-GB" }[language],
      colorScheme: mode.globals.theme,
      viewport: sizeOf(mode),
    });

    test.beforeEach(async ({ page }) => {
      // Whoever saves data is shown the drawn river: a picture of a whole page leaves the live one out.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      });
      // Times that are told are always the same.
      await page.clock.setFixedTime("2026-03-02T10:00:00+01:00");
    });

    for (const [id, { address, from, href }] of Object.entries(addressed)) {
      test(`${id} ${modeName}`, async ({ visit, page }) => {
        await page.goto(pathOf(from, language));
        await page
          .locator(`a[href="${href(language)}"]`)
          .filter({ visible: true })
          .first()
          .click();
        await page.waitForURL(address(language));
        const highest = id === "site-home--top-to-bottom" ? 14_000 : 1200;
        await compare(visit, pictureFile(id, modeName), highest);
        await page.reload();
        // The same picture once more: a reload changes no pixel.
        await compare(visit, pictureFile(id, modeName), highest);
      });
    }

    for (const id of reached) {
      test(`${id} ${modeName}`, async ({ visit, page }) => {
        await deeds[id]({ page, language });
        await compare(visit, pictureFile(id, modeName), 1200);
      });
    }
  });
}
