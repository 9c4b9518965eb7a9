import type { Page } from "@playwright/test";
import type { Language } from "#shared/language.ts";
import { differences, type Look, look, waitUntilIdle } from "./arrivals/look.ts";
import { complaintsOf, focusOnArrival, follow, type Hash, homes } from "./arrivals/visit.ts";
import { expect, test } from "./support.ts";

/**
 * However one comes to a page, it is the same page: text and computed style of every element, the place, the focus.
 * Measured against somebody who came to the beginning at leisure and followed a link.
 */
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 120_000 });

/** The same address, come to in every way that loads the document anew. */
async function arriveEveryWay(page: Page, address: string, check: (way: string) => Promise<void>) {
  await page.goto(address);
  await check("first visit");
  await page.reload();
  await check("reload");
  await page.goto("/impressum/");
  // Behind the answer to this: the document is left by it.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL((url) => url.pathname + url.search + url.hash === address);
  await check("back from another document");
}

/** The other pairs are left to the random arrivals (arrivals-early.spec.ts), which come to each at either width. */
const widthOf = { de: 1280, en: 360 } as const;
const hashesOf: Record<Language, readonly Hash[]> = {
  de: ["", "#contact"],
  en: ["#about", "#nonsense"],
};

for (const { path, language } of homes) {
  const width = widthOf[language];
  const hashes = hashesOf[language];
  test(`[ROUTE-01] [ROUTE-04] ${path} at ${width} px is the same page, however one comes`, async ({
    page,
    context,
  }) => {
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const leisurely = new Map<Hash, Look>();
    for (const hash of hashes) {
      await follow(page, hash);
      leisurely.set(hash, await look(page));
      await follow(page, "");
      await waitUntilIdle(page);
    }
    for (const hash of hashes) {
      const expected = leisurely.get(hash);
      if (!expected) throw new Error(`${hash} was not looked at`);
      const visitor = await context.newPage();
      await visitor.setViewportSize({ width, height: 800 });
      const said = complaintsOf(visitor);
      await arriveEveryWay(visitor, `${path}${hash}`, async (way) => {
        const seen = await look(visitor);
        expect.soft(differences(seen, expected), `${hash}, ${way}, ${language}`).toEqual([]);
        expect.soft(seen.focus, `${hash}, ${way}: focus`).toBe(focusOnArrival[hash]);
      });
      expect.soft(said, `${hash}: console`).toEqual([]);
      await visitor.close();
    }
    expect(complaints).toEqual([]);
  });
}

test("[FORM-05] a reload keeps the place on the home view; the form begins at its top", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  // The browser itself comes back to the place on the home view, and Chromium ends up to four lines beside it.
  for (const [hash, expected, nearPx] of [
    ["", 700, 96],
    ["#contact", 0, 0],
  ] as const) {
    await page.goto(`/?scene=still${hash}`);
    await waitUntilIdle(page);
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await page.reload();
    expect(Math.abs((await look(page)).y - expected), hash).toBeLessThanOrEqual(nearPx);
  }
});
