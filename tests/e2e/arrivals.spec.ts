import type { Page } from "@playwright/test";
import { documents } from "../../src/app/documents/document.list.ts";
import { expect, formOf, test, wordsIn } from "./support.ts";

/** What shows whether the cascade is in order: borders, heights and type of every element that is seen. */
async function styleOf(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *")]
      .filter((element) => element.checkVisibility() && !element.closest("[data-scene], svg"))
      .map((element) => {
        const style = getComputedStyle(element);
        const measures = ["border-top", "padding-top", "height", "font-size", "font-weight", "color"];
        return [element.tagName, ...measures.map((name) => style.getPropertyValue(name))].join(" ");
      }),
  );
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { path, language } of documents.filter(({ kind }) => kind === "home")) {
  test(`[ROUTE-01] ${path}: the form looks the same by a click, after a reload and by its address`, async ({
    page,
  }) => {
    await page.goto(`${path}?scene=still`);
    await page
      .getByRole("banner")
      .getByRole("link", { name: wordsIn(language).frame.call })
      .click();
    await expect(formOf(page, language).form).toBeVisible();
    const byClick = await styleOf(page);
    expect(byClick.length).toBeGreaterThan(30);
    await page.reload();
    await expect(formOf(page, language).form).toBeVisible();
    expect.soft(await styleOf(page), "after a reload").toEqual(byClick);
    await page.goto("/impressum/");
    await page.goto(`${path}?scene=still#contact`);
    await expect(formOf(page, language).form).toBeVisible();
    expect(await styleOf(page), "by its address").toEqual(byClick);
  });
}

test("[ROUTE-04] from the form to a section by the top bar: at the section, which has the focus", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the top bar's links are in the wide layout");
  await page.goto("/?scene=still");
  await page.goto("/impressum/");
  await page.goto("/?scene=still#contact");
  await expect(formOf(page, "de").form).toBeVisible();
  await page.getByRole("banner").locator('a[href="#services"]').click();
  const services = page.locator("#services");
  await expect(services).toBeFocused();
  await expect.poll(async () => Math.abs((await services.boundingBox())?.y ?? 9_999)).toBeLessThan(200);
});
