import type { Page } from "@playwright/test";
import { newsletterCopy } from "#features/newsletter/newsletter.copy.ts";
import { untilEveryPartAnswers } from "./answering.ts";
import { expect, expectAfter, formOf, freezeTime, newEmail, test, wordsIn } from "./support.ts";

const { contact, frame, hero } = wordsIn("de");

test("[FORM-05] the contact view scrolls to its top after 50 ms", async ({ page }) => {
  await page.goto("/");
  await freezeTime(page);
  await page.getByRole("banner").getByRole("link", { name: frame.call }).click();
  await expect(page.getByRole("heading", { name: contact.callTime.title })).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 100, behavior: "instant" }));
  await expectAfter(page, 50, () => page.evaluate(() => scrollY === 0));
});

/** Makes a live region speak. One that arrives together with its words is often not heard. */
async function speaks(page: Page, words: string, act: () => Promise<void>): Promise<void> {
  const regions = page.locator('[role="status"], [role="log"], output');
  const before = await regions.elementHandles();
  await act();
  await expect(regions.filter({ hasText: words }).first()).toBeAttached();
  const said = await Promise.all(before.map((region) => region.textContent()));
  expect(said.join(), "in a region that was there").toContain(words);
}

test("live regions are there before their words: newsletter, start button, form, language switch", async ({
  page,
}) => {
  await page.route("**/rest/v1/**", () => undefined);
  await page.goto("/");
  await untilEveryPartAnswers(page);
  const { answer, subscribe } = newsletterCopy.de;
  await speaks(page, answer, () => page.getByRole("button", { name: subscribe }).click());
  // The form replaces the words of the start soon: they wait until they are read.
  await freezeTime(page);
  const start = page.getByRole("form", { name: hero.form });
  await start.getByRole("textbox").fill(newEmail());
  await speaks(page, hero.startingStatus, () => start.getByRole("button").click());
  await page.clock.resume();
  const form = formOf(page, "de");
  await form.name.fill("Katharina Brandt");
  await form.consent.check();
  await speaks(page, contact.sendingStatus, () => form.submit.click());
  const { languageChosen } = wordsIn("en").frame;
  await speaks(page, languageChosen, () => page.getByRole("button", { name: "English" }).click());
});
