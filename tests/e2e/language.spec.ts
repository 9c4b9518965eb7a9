import { appCopy } from "#app/app.copy.ts";
import { expect, openDrawer, refuseStorage, test, wordsIn } from "./support.ts";
import { firefoxToo, phoneToo } from "./widths.ts";

const headline = { de: wordsIn("de").hero.headline, en: wordsIn("en").hero.headline };

test("[LANG-01] [LANG-02] [LANG-03] German first; the choice changes everything at once and is kept; a stored value that is no language gives German", {
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
  await page.evaluate(() => localStorage.setItem("language", "tlh"));
  await page.goto("/");
  await expect(page.getByRole("heading", { name: headline.de })).toBeVisible();
});

test("[LANG-03] storage that throws: the document's own language, no error; language and theme are switched for this visit, and the drawer says so", {
  tag: firefoxToo,
}, async ({ page }) => {
  await refuseStorage(page);
  await page.goto("/en/");
  await expect(page.getByRole("heading", { name: headline.en })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: headline.de })).toBeVisible();
  const html = page.locator("html");
  const before = await html.getAttribute("data-theme");
  await page
    .getByRole("button", { name: before === "dark" ? appCopy.de.lightView : appCopy.de.darkView })
    .first()
    .click();
  await expect(html).toHaveAttribute("data-theme", before === "dark" ? "light" : "dark");
  const { drawer, words } = await openDrawer(page, "de");
  await expect(drawer.getByText(words.kept.refused)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: headline.en })).toBeVisible();
});
