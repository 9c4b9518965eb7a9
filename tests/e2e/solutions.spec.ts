import { crmTeaserCopy } from "#features/solutions/crm-teaser/crm-teaser.copy.ts";
import { expect, test } from "./support.ts";

test("[DEMO-01] [DEMO-06] [DEMO-07] the chat is complete when it comes into view and then begins; the CRM's demo begins when its tab is opened", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  const [chat, , crm] = await page.locator("#services figure").all();
  if (!chat || !crm) throw new Error("no demos");
  const messages = () =>
    chat.locator("li[data-type]").evaluateAll((all) => all.map((each) => each.getAttribute("data-state")));
  await chat.scrollIntoViewIfNeeded();
  await expect(chat).toHaveAttribute("data-playing", "true");
  expect(await messages()).toEqual(["shown", "shown", "shown", "shown"]);
  // Two of an earlier day stand above while there is room.
  await expect.poll(messages).toEqual(["typing", "waiting", "waiting", "waiting", "earlier", "earlier"]);
  // Long enough for the CRM's first hop, had it begun behind its closed tab; from here time passes by hand.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 12_000);
  const routes = () =>
    crm.locator("[data-status]").evaluateAll((all) => all.map((each) => each.getAttribute("data-status")));
  await page.getByRole("tab").nth(2).click();
  await expect(crm).toBeVisible();
  expect(await routes()).toEqual(["pending", "idle", "idle", "idle"]);
  await page.clock.runFor(600);
  await expect.poll(routes).toEqual(["syncing", "idle", "idle", "idle"]);
});

test("[SOL-01] a press with the mouse draws no focus ring on a tab; an arrow key goes on from there and draws one; the chat leads on to the CRM's", async ({
  page,
}) => {
  await page.goto("/?motion=still");
  const [, lead, crm] = await page.getByRole("tab").all();
  if (!lead || !crm) throw new Error("no tabs");
  const ring = () => page.locator("[role=tab]:focus").evaluate((tab) => getComputedStyle(tab).outlineStyle);
  await lead.click();
  await expect(lead).toHaveAttribute("aria-selected", "true");
  await expect(lead).toBeFocused();
  expect(await ring()).toBe("none");
  await page.keyboard.press("ArrowRight");
  await expect(crm).toHaveAttribute("aria-selected", "true");
  await expect(crm).toBeFocused();
  expect(await ring()).not.toBe("none");

  // On a phone, the whole button to the CRM's demo can be pressed.
  await page.setViewportSize({ width: 412, height: 800 });
  await page.getByRole("tab").first().click();
  await page.getByRole("button", { name: crmTeaserCopy.de.go }).click({ position: { x: 4, y: 20 } });
  await expect(crm).toBeFocused();
});
