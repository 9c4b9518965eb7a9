import type { Page } from "@playwright/test";
import { newsletterCopy } from "#features/newsletter/newsletter.copy.ts";
import { expect, expectAfter, formOf, freezeTime, newEmail, test, wordsIn } from "./support.ts";

const { contact, frame, hero } = wordsIn("de");

const startForm = (page: Page) => page.getByRole("form", { name: hero.form });

test("[FORM-05] the contact view scrolls to its top after 50 ms", async ({ page }) => {
  await page.goto("/");
  await freezeTime(page);
  await page.getByRole("banner").getByRole("link", { name: frame.call }).click();
  await expect(page.getByRole("heading", { name: contact.callTime.title })).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 100, behavior: "instant" }));
  await expectAfter(page, 50, () => page.evaluate(() => scrollY === 0));
});

/** Each stands in the document before it speaks: one that arrives together with its words is often not heard. */
const speakers: readonly (readonly [
  what: string,
  path: string,
  words: string,
  act: (page: Page) => Promise<void>,
])[] = [
  [
    "the start button",
    "/",
    hero.startingStatus,
    async (page) => {
      await startForm(page).getByRole("textbox").fill("a@firma.example");
      await startForm(page).getByRole("button").click();
    },
  ],
  [
    "the newsletter",
    "/",
    newsletterCopy.de.answer,
    (page) => page.getByRole("button", { name: newsletterCopy.de.subscribe }).click(),
  ],
  [
    "the language switch",
    "/",
    wordsIn("en").frame.languageChosen,
    (page) => page.getByRole("button", { name: "English" }).click(),
  ],
  [
    "the form",
    "/#contact",
    contact.sendingStatus,
    async (page) => {
      await page.route("**/rest/v1/**", () => undefined);
      await formOf(page, "de").fill(newEmail());
      await formOf(page, "de").submit.click();
    },
  ],
];

for (const [what, path, words, act] of speakers) {
  test(`the live region of ${what} is there before its words`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("[data-waits]")).toHaveCount(0);
    const regions = page.locator('[role="status"], [role="log"], output');
    const before = await regions.elementHandles();
    await act(page);
    await expect(regions.filter({ hasText: words }).first()).toBeAttached();
    const said = await Promise.all(before.map((region) => region.textContent()));
    expect(
      said.filter((text) => text?.includes(words)),
      "in a region that was there",
    ).not.toEqual([]);
  });
}
