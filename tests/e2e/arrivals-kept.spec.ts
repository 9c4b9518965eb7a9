import { chromiumLaunch } from "../../config/chromium.ts";
import { differences, look } from "./arrivals/look.ts";
import { complaintsOf } from "./arrivals/visit.ts";
import { expect, test } from "./support.ts";

/** Whoever goes back finds the page that the browser has kept alive, as it was left. */
test.use({
  contextOptions: { reducedMotion: "reduce" },
  // Playwright switches the back-forward cache off; visitors have it, and the headless shell of other journeys has none.
  launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ["--disable-back-forward-cache"] },
});

test.describe.configure({ timeout: 120_000 });

test("[ROUTE-01] [FORM-05] back from another document is the very page that was left, with what was typed", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["kept"] = String(persisted);
    });
  });
  const complaints = complaintsOf(page);
  for (const hash of ["#services", "#contact"]) {
    await page.goto("about:blank");
    await page.goto(`/?scene=still${hash}`);
    const field = page.getByRole("textbox").first();
    await field.fill("anfang@firma.example");
    const link = page.getByRole("contentinfo").locator('a[href="/impressum/"]');
    // Not left to the click: what the launcher gives way to depends on where the page is scrolled to.
    await link.scrollIntoViewIfNeeded();
    const left = await look(page);
    await link.click();
    await expect(page).toHaveTitle(/Impressum/);
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page.locator("html"), hash).toHaveAttribute("data-kept", "true");
    // Off the link that was pressed.
    await page.mouse.move(0, 0);
    expect(differences(await look(page), left), hash).toEqual([]);
    await expect(field).toHaveValue("anfang@firma.example");
    await page.getByRole("banner").locator('a[href="#about"]').click();
    expect((await look(page)).focus, hash).toBe("home about");
  }
  expect(complaints).toEqual([]);
});
