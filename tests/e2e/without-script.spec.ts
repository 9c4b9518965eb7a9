import { expect, test, wordsIn } from "./support.ts";
import { phoneOnly } from "./widths.ts";

test.use({ javaScriptEnabled: false });

for (const language of ["de", "en"] as const) {
  test(`without script (${language}): it says so, every link leads somewhere, and nothing dead can be pressed`, {
    tag: language === "en" ? phoneOnly : [],
  }, async ({ page }) => {
    await page.goto(language === "de" ? "/" : "/en/");
    const { frame, hero } = wordsIn(language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero.headline);
    await page.getByRole("link", { name: frame.call }).first().click();
    const direct = page.locator("#contact");
    await expect(direct).toBeInViewport();
    await expect(direct.getByRole("link", { name: "hallo@mainlicht.example" })).toBeVisible();
    await expect(direct.getByRole("link", { name: /^\+49/ })).toBeVisible();
    const targets = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute("href") ?? "").filter((href) => href.length > 1),
      );
    for (const target of new Set(targets)) await expect(page.locator(target)).toHaveCount(1);
    expect(await page.getByRole("button").filter({ visible: true }).allTextContents()).toEqual([]);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /^Datenschutz|^Privacy/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/January 2025, Version 1\.0/)).toBeVisible();
  });
}
