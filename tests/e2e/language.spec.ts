import { storedBefore } from "./engine.ts";
import { expect, refuseStorage, test, wordsIn } from "./support.ts";
import { phoneToo } from "./widths.ts";

const headline = { de: wordsIn("de").hero.headline, en: wordsIn("en").hero.headline };

test("[LANG-01] [LANG-02] German first; the choice changes everything at once and is kept", {
  tag: phoneToo,
}, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: headline.de })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: headline.en })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: "English" })).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(page.getByRole("heading", { name: headline.en })).toBeVisible();
});

test("[LANG-03] a stored value that is no language gives German", async ({ page }) => {
  await storedBefore(page, "tlh");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: headline.de })).toBeVisible();
});

test("[LANG-03] storage that throws: German, no error, and switching still works", async ({ page }) => {
  await refuseStorage(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: headline.de })).toBeVisible();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: headline.en })).toBeVisible();
});

test("a browser that asks for another language than the document's: one line offers it, and stores nothing", async ({
  page,
}) => {
  await page.goto("/en/");
  const offer = page.getByRole("complementary", { name: "Sprache der Seite" });
  await expect(offer).toHaveAttribute("lang", "de");
  await offer.getByRole("button", { name: "Hinweis ausblenden" }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await offer.getByRole("link").click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
