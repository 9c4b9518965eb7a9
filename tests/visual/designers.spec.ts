import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { contactCopy } from "#features/contact/contact.copy.ts";

test.use({ viewport: { width: 1280, height: 800 }, permissions: ["clipboard-read", "clipboard-write"] });
test.setTimeout(90_000);

test("a refused send, in English, on a phone, on paper, is two clicks away", async ({ page }) => {
  await page.goto("/?path=/docs/welcome--docs");
  await page.getByRole("searchbox").fill("refused by rule");
  await page.getByRole("option", { name: /Refused By Rule/ }).click();
  const story = page.frameLocator("#storybook-preview-iframe");
  const retry = (words: string) => story.getByRole("button", { name: words, exact: true }).first();
  await expect(retry(contactCopy.de.retry)).toBeVisible({ timeout: 60_000 });
  // The canvas takes the width there is.
  const free = await page.locator("#storybook-preview-iframe").boundingBox();
  expect(await story.locator("html").evaluate(() => innerWidth)).toBe(Math.floor(free?.width ?? 0));

  await page.getByRole("button", { name: "Show as pictured: en-360" }).click();
  await expect(retry(contactCopy.en.retry)).toBeVisible();
  await expect(story.locator("html")).toHaveAttribute("data-theme", "light");
  await expect.poll(() => story.locator("html").evaluate(() => innerWidth)).toBe(360);
  // On a laptop the bar holds all its switches, a width chosen.
  await expect(page.getByRole("button", { name: "Enter full screen" })).toBeInViewport({ ratio: 1 });
});

test("a map leads to its stories, within the book", async ({ page }) => {
  await page.goto("/?path=/docs/state-maps--docs");
  const map = page.frameLocator("#storybook-preview-iframe");
  await map
    .getByRole("row", { name: /^succeeded/ })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/path=\/story\/features-contact-contactview--succeeded/);
  await expect(page.getByRole("searchbox")).toBeVisible();
});

test("the results page says what was run, and links what failed", async ({ page }) => {
  const id = "ui-button--primary";
  await page.route("**/results.json", (route) =>
    route.fulfill({
      json: [
        { run: "unit", taken: null, passed: 0, failed: [] },
        { run: "visual", taken: "2026-03-02T10:00:00Z", passed: 4, failed: [`${id} en-360`] },
      ],
    }),
  );
  await page.goto("/iframe.html?viewMode=docs&id=results--docs");
  await expect(page.getByRole("row", { name: /^unit/ })).toContainText("not run");
  await expect(page.getByRole("row", { name: /^visual/ }).getByRole("link", { name: id })).toBeVisible();
});

test("tokens are copied by name, and downloaded for design tools", async ({ page }) => {
  await page.goto("/iframe.html?viewMode=story&id=foundations-tokens--space");
  await page.getByRole("button", { name: "Copy --radius-m" }).click();
  await expect(page.getByRole("button", { name: "Copied: --radius-m" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("var(--radius-m)");

  await page.goto("/iframe.html?viewMode=docs&id=foundations-for-design-tools--docs");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "tokens.json" }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
    color: { night: expect.anything(), paper: expect.anything() },
  });
});
