import { assistantCopy } from "#features/assistant/assistant.copy.ts";
import { expect, formOf, test } from "./support.ts";
import { persona } from "./voice-support.ts";

test("[WID-01] a field that has the focus is seen beside the open panel", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/#contact");
  await page.getByRole("button", { name: assistantCopy.de.name(persona) }).focus();
  await page.keyboard.press("Enter");
  // The panel takes the focus once it is there.
  await expect(page.getByRole("heading", { name: assistantCopy.de.greeting(persona) })).toBeFocused();
  const { email, name } = formOf(page, "de");
  for (const field of [email, name]) {
    await field.focus();
    const isSeen = () =>
      field.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === element;
      });
    await expect.poll(isSeen).toBe(true);
  }
});

test("[SOL-01] at 400 % the Tab key leads to the beginning of a solution", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.getByRole("tab").first().focus();
  await page.keyboard.press("Tab");
  const panel = page.getByRole("tabpanel").first();
  await expect(panel).toBeFocused();
  await expect.poll(() => panel.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThan(-8);
});
