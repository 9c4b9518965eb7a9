import { expect, test } from "@playwright/test";

test.use({ viewport: { width: 1280, height: 800 } });
test.setTimeout(90_000);

test("the built book lists a story's steps, and plays them once more", async ({ page }) => {
  // A press on the panel's tab would take the focus from the play.
  await page.goto("/?path=/story/ui-tabs--by-keyboard&addonPanel=storybook/interactions/panel");
  const panel = page.locator("#storybook-panel-root");
  const steps = ["Tab leads to the chosen tab", "Home leads to the first"];
  const passed = async () => {
    await expect(panel.getByText("Pass", { exact: true })).toBeVisible({ timeout: 60_000 });
    for (const step of steps) await expect(panel.getByText(step, { exact: true })).toBeVisible();
  };
  await passed();
  await page.getByRole("button", { name: "Rerun", exact: true }).click();
  await expect(panel.getByText("Pass", { exact: true })).toBeHidden();
  await passed();
});
