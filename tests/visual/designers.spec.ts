import { expect, test } from "@playwright/test";
import { contactCopy } from "#features/contact/contact.copy.ts";

test.use({ viewport: { width: 1280, height: 800 }, permissions: ["clipboard-read", "clipboard-write"] });
test.setTimeout(90_000);

test("a world is one press away, and so is the picture of the story in it", async ({ page }) => {
  await page.goto("/?path=/story/features-contact-contactfailure--refused-by-rule");
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
  const picture = page.getByRole("link", { name: "Download the approved picture, en-360" });
  const file = await page.request.get(`/${await picture.getAttribute("href")}`);
  expect(file.headers()["content-type"]).toBe("image/png");
});

test("beside each story stands what the last run said of it", async ({ page }) => {
  const [passed, failed] = ["offline", "timed-out"].map((name) => `features-contact-contactfailure--${name}`);
  const well = { passed: 4, failed: [] };
  const ill = { passed: 3, failed: ["en-360: ended not at all"] };
  // The run that this test is part of has not ended: no results are in the book yet.
  await page.route("**/results.json", (route) =>
    route.fulfill({
      json: {
        taken: "2026-03-02T10:00:00Z",
        stories: {
          [`${passed}`]: { plays: well, pictures: well },
          [`${failed}`]: { plays: ill, pictures: well },
        },
      },
    }),
  );
  await page.goto(`/?path=/story/${passed}`);
  const entry = (name: string) => page.locator(`[data-item-id="features-contact-contactfailure--${name}"]`);
  await expect(entry("offline").getByRole("button", { name: "Test status: Success" })).toBeVisible();
  await expect(entry("timed-out").getByRole("button", { name: "Test status: Error" })).toBeVisible();
});

test("what is heard of a view stands in a panel, in both languages", async ({ page }) => {
  await page.goto("/?path=/story/features-contact-contactfailure--refused-by-rule");
  await page.getByRole("tab", { name: "Heard" }).click();
  await expect(page.getByRole("region", { name: "English" })).toContainText(
    `${contactCopy.en.retry}, button`,
  );
  await expect(page.getByRole("region", { name: "Deutsch" })).toContainText(
    `${contactCopy.de.retry}, Schaltfläche`,
  );
});

test("tokens are copied by name, and downloaded for design tools", async ({ page }) => {
  await page.goto("/iframe.html?viewMode=story&id=foundations-space--radius");
  await page.getByRole("button", { name: "Copy --radius-m" }).click();
  await expect(page.getByRole("button", { name: "Copied: --radius-m" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("var(--radius-m)");

  await page.goto("/iframe.html?viewMode=docs&id=foundations-for-design-tools--docs");
  const link = page.getByRole("link", { name: "tokens.json" });
  const answer = await page.request.get(`/${await link.getAttribute("href")}`);
  expect(await answer.json()).toMatchObject({
    color: { night: expect.anything(), paper: expect.anything() },
  });
});

test("a state is found by what is heard in it", async ({ page }) => {
  await page.goto("/iframe.html?viewMode=docs&id=find--docs");
  await page.getByRole("searchbox").fill("microphone blocked");
  const found = page.getByRole("link", { name: "features/voice/CallTrouble: Mic Blocked" });
  await expect(found).toHaveAttribute("href", /calltrouble--mic-blocked/);
});

test("a story stands side by side in both languages and themes, a press away", async ({ page }) => {
  await page.goto("/?path=/story/features-contact-contactfailure--refused-by-rule");
  await page.getByRole("tab", { name: "Side by side" }).click();
  const worlds = { Deutsch: contactCopy.de, English: contactCopy.en };
  const themes = { night: "dark", paper: "light" };
  for (const [language, { retry }] of Object.entries(worlds)) {
    for (const [name, theme] of Object.entries(themes)) {
      const frame = page.frameLocator(`iframe[title="${language}, ${name}"]`);
      await expect(frame.getByRole("button", { name: retry, exact: true }).first()).toBeVisible();
      await expect(frame.locator("html")).toHaveAttribute("data-theme", theme);
    }
  }
});

test("a refused send, in English, on a phone, on paper, is two clicks away", async ({ page }) => {
  await page.goto("/?path=/docs/welcome--docs");
  await page.getByRole("searchbox").fill("refused by rule");
  await page.getByRole("option", { name: /Refused By Rule/ }).click();
  await page.getByRole("button", { name: "Show as pictured: en-360" }).click();
  const story = page.frameLocator("#storybook-preview-iframe");
  await expect(story.getByRole("button", { name: contactCopy.en.retry, exact: true }).first()).toBeVisible();
  await expect(story.locator("html")).toHaveAttribute("data-theme", "light");
  await expect.poll(() => story.locator("html").evaluate(() => innerWidth)).toBe(360);
});
