import { expect, type Page, test } from "@playwright/test";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { lengthenText } from "../../.storybook/lengthen.ts";

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "no-preference" } });

/** What the page of the story says of itself. */
function rootStyle(page: Page, property: string): Promise<string> {
  const root = page.frameLocator("#storybook-preview-iframe").locator("html");
  return root.evaluate((html, name) => getComputedStyle(html).getPropertyValue(name), property);
}

async function choose(page: Page, now: string | RegExp, next: string): Promise<void> {
  await page.getByTestId("sb-preview-toolbar").getByRole("button", { name: now, exact: true }).click();
  await page.getByRole("option", { name: next, exact: true }).click();
}

test("every switch of the toolbar changes the story before one's eyes", async ({ page }) => {
  await page.goto("/?path=/story/features-contact-contactfailure--offline");
  const story = page.frameLocator("#storybook-preview-iframe");
  const send = (words: string) => story.getByRole("button", { name: words, exact: true }).first();
  const { de, en } = contactCopy;
  await expect(send(de.retry)).toBeVisible();

  await choose(page, "Language Deutsch", "English");
  await expect(send(en.retry)).toBeVisible();
  await expect(story.locator("html")).toHaveAttribute("lang", "en");
  await choose(page, "Language English", "Pseudo-long");
  await expect(send(lengthenText(de.retry))).toBeVisible();

  const night = await rootStyle(page, "background-color");
  await choose(page, "Theme Night", "Paper");
  await expect.poll(() => rootStyle(page, "background-color")).not.toBe(night);

  await expect.poll(() => rootStyle(page, "--turns")).toBe("infinite");
  await choose(page, "Motion", "Still");
  await expect.poll(() => rootStyle(page, "--turns")).toBe("0");

  await choose(page, "Text size", "Text 200 %");
  await expect.poll(() => rootStyle(page, "font-size")).toBe("32px");

  await choose(page, /^Viewport size/, "320 px");
  await expect.poll(() => story.locator("html").evaluate(() => innerWidth)).toBe(320);
});

test("the built book lists a story's steps, and plays them once more", async ({ page }) => {
  // A press on the panel's tab would take the focus from the play.
  await page.goto("/?path=/story/ui-tabs--by-keyboard&addonPanel=storybook/interactions/panel");
  const panel = page.locator("#storybook-panel-root");
  const steps = ["Tab leads to the chosen tab", "Home leads to the first"];
  const passed = async () => {
    await expect(panel.getByText("Pass", { exact: true })).toBeVisible();
    for (const step of steps) await expect(panel.getByText(step, { exact: true })).toBeVisible();
  };
  await passed();
  await page.getByRole("button", { name: "Rerun", exact: true }).click();
  await expect(panel.getByText("Pass", { exact: true })).toBeHidden();
  await passed();
});
