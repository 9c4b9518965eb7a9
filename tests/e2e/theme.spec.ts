import { expect, type Page } from "@playwright/test";
import { appCopy } from "#app/app.copy.ts";
import { ledgerCopy } from "#features/privacy/ledger/ledger.copy.ts";
import { test } from "./ledger.ts";
import { noteFrames, openDrawer } from "./support.ts";

const html = (page: Page) => page.locator("html");
// The one in the top bar where there is room for it, else the one at the page's end.
const light = (page: Page) => page.getByRole("button", { name: appCopy.de.lightView }).first();
const dark = (page: Page) => page.getByRole("button", { name: appCopy.de.darkView }).first();

test("what the system prefers is there from the first frame on, and when it changes", async ({ page }) => {
  const shown = await noteFrames(page);
  for (const [theme, other, path] of [
    ["light", "dark", "/"],
    ["dark", "light", "/"],
    ["light", "dark", "/impressum/"],
    ["dark", "light", "/en/privacy/"],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect.poll(async () => (await shown()).themes).toEqual([theme]);
    await page.emulateMedia({ colorScheme: other });
    await expect(html(page)).toHaveAttribute("data-theme", other);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  }
});

test("the visitor's choice overrides the system, holds after a reload, and goes with what is deleted", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await light(page).click();
  await expect(dark(page)).toBeVisible();
  await expect(html(page)).toHaveAttribute("data-theme", "light");
  const shown = await noteFrames(page);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect.poll(async () => (await shown()).themes).toEqual(["light"]);
  await page.goto("/impressum/");
  await expect(html(page)).toHaveAttribute("data-theme", "light");
  await page.goto("/");
  const { drawer, remove } = await openDrawer(page, "de");
  await expect(drawer.getByText(ledgerCopy.de.stored.theme.name)).toBeVisible();
  await remove.click();
  await page.reload();
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
});
