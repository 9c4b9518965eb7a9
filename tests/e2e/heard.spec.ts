import type { Locator, Page } from "@playwright/test";
import { untilEveryPartAnswers } from "./answering.ts";
import { expect, formOf, newEmail, test, wordsIn } from "./support.ts";
import { firefoxToo } from "./widths.ts";

const { contact } = wordsIn("de");

/** Writes down what a screen reader is given: each element that takes the focus, and each live region that speaks. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const nameOf = (element: Element) => {
      const field = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
      const title = element.getAttribute("aria-labelledby");
      const labelled = title ? document.getElementById(title)?.textContent : null;
      return (field ?? labelled ?? element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
    };
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element) heard.push(`focus: ${nameOf(target)}`);
    });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role="status"], [role="log"]');
        const text = region?.textContent?.trim();
        if (text && heard.at(-1) !== `says: ${text}`) heard.push(`says: ${text}`);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
}

/** Goes on with the Tab key until an element has the focus: what no key reaches fails the journey. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(element).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

test("with keys alone, and what is heard, in order: faults, sending, success", {
  tag: firefoxToo,
}, async ({ page }) => {
  const heard = await listen(page);
  await page.goto("/#contact");
  // What is pressed before is repeated once the page answers, with its focus.
  await untilEveryPartAnswers(page);
  const form = formOf(page, "de");
  await tabTo(page, form.email);
  await page.keyboard.type(newEmail());
  await tabTo(page, form.consent);
  await page.keyboard.press("Space");
  await tabTo(page, form.submit);
  await heard();

  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: contact.summary(1, true) })).toBeFocused();
  expect(await heard()).toEqual([`focus: ${contact.summary(1, true)}`]);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(form.name).toBeFocused();
  await page.keyboard.type("Katharina Brandt");
  expect(await heard()).toEqual([
    `focus: ${contact.faults.nameRequired}`,
    `focus: ${contact.fields.name.label}\u00a0*`,
  ]);

  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: contact.success.title })).toBeFocused();
  expect(await heard()).toEqual([
    `focus: ${contact.sendingStatus}`,
    `says: ${contact.sendingStatus}`,
    `focus: ${contact.success.title}`,
  ]);
});
