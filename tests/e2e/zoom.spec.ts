import type { Locator, Page } from "@playwright/test";
import { assistantCopy } from "#features/assistant/assistant.copy.ts";
import { chatCopy } from "#features/chat/chat.copy.ts";
import { chatDemoCopy } from "#features/solutions/chat-demo/chat.copy.ts";
import { abilitiesCopy } from "#features/voice/abilities.copy.ts";
import { doubleText, expect, test } from "./support.ts";
import { beepingMicrophone, callOf, persona, speaksHere } from "./voice-support.ts";

// Small windows: 400 % zoom (WCAG 1.4.10), a phone held sideways, and what an on-screen keyboard leaves of one.
test.use({ launchOptions: beepingMicrophone() });

const windows = [
  { width: 320, height: 256 },
  { width: 640, height: 320 },
  { width: 740, height: 360 },
];

/** Whether it lies in the window as a whole, and nothing lies over its middle. */
async function isInSight(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return inside && above !== null && (element.contains(above) || above.contains(element));
  });
}

/** How many pixels of its height can be seen: in the window, and with nothing above them. */
async function linesInSight(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const heights = Array.from({ length: Math.round(bottom - top) }, (_, line) => top + line);
    return heights.filter((y) => element.contains(document.elementFromPoint((left + right) / 2, y))).length;
  });
}

/** How far the page, or the dialog, could be scrolled sideways. */
async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dialog = document.querySelector("dialog");
    const { scrollWidth, clientWidth } = dialog ?? document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Closes the panel, which ends what was going on in it. */
const close = (page: Page) =>
  page.getByRole("button", { name: assistantCopy.de.close, exact: true }).first().click();

test("[VOICE-01] [VOICE-05] [VOICE-06] [WID-02] a call in small windows: mute and end stay in sight, captions are read, no word is cut off", async ({
  page,
}) => {
  await speaksHere(page, { hears: true });
  const call = callOf(page);
  const choose = async (size: (typeof windows)[number]) => {
    await page.setViewportSize(size);
    // By key: over what is read it gives way.
    await call.launcher.press("Enter");
    const hint = page.getByText(abilitiesCopy.de.choice.spoken);
    expect(await hint.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await page.getByRole("button", { name: assistantCopy.de.choices.voice.title }).click();
  };
  await page.goto("/");
  for (const size of windows) {
    await choose(size);
    const said = `${size.width} × ${size.height}`;
    await expect.poll(() => isInSight(call.start), said).toBe(true);
    await call.start.click();
    await expect(call.captions).toContainText(chatCopy.de.greeting(persona));
    expect(await isInSight(call.end), said).toBe(true);
    expect(await isInSight(call.mute), said).toBe(true);
    // No sign says the pace.
    expect(await isInSight(page.getByText(call.words.short.pace(1))), said).toBe(true);
    expect(await sideways(page), said).toBeLessThanOrEqual(0);
    await call.captions.scrollIntoViewIfNeeded();
    expect(await linesInSight(call.captions), said).toBeGreaterThan(60);
    const field = page.getByRole("textbox", { name: call.words.field });
    await field.focus();
    await expect.poll(() => isInSight(field), said).toBe(true);
    expect(await isInSight(call.end), said).toBe(true);
    await close(page);
  }
  await choose({ width: 360, height: 740 });
  await doubleText(page);
  await call.start.click();
  await call.end.click();
  await expect(call.status).toHaveText(call.words.status.ended);
  const end = await call.status.evaluate((status) => status.getBoundingClientRect().right);
  expect(end).toBeLessThanOrEqual(360);
});

test("[CHAT-02] a conversation in small windows: messages and field share the window", async ({ page }) => {
  await page.goto("/");
  for (const size of [...windows, { width: 320, height: 320 }]) {
    const said = `${size.width} × ${size.height}`;
    await page.setViewportSize(size);
    await page.getByRole("button", { name: assistantCopy.de.name(persona) }).click();
    await page.getByRole("button", { name: assistantCopy.de.choices.text.title }).click();
    const field = page.getByRole("textbox", { name: chatCopy.de.field });
    const log = page.getByRole("group", { name: chatCopy.de.log });
    await field.fill("Was kostet das?");
    await field.press("Enter");
    await expect(log).toContainText("2.900 Euro");
    expect(await isInSight(field), said).toBe(true);
    const forWords = await field.evaluate((element) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      return (
        element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      );
    });
    expect(forWords, `${said}: some nine letters`).toBeGreaterThanOrEqual(80);
    const height = (await log.boundingBox())?.height;
    expect(height, said).toBeGreaterThanOrEqual(size.height > 300 ? 150 : 90);
    for (const name of [chatCopy.de.handOver, chatCopy.de.copy]) {
      const tool = page.getByRole("button", { name, exact: true });
      await tool.scrollIntoViewIfNeeded();
      expect(await isInSight(tool), said).toBe(true);
    }
    expect(await sideways(page), said).toBeLessThanOrEqual(0);
    await close(page);
  }
});

test("[WID-03] choice, chat and call are one panel of one height, in a high window and in a low one", async ({
  page,
}) => {
  await speaksHere(page, { hears: true });
  await page.goto("/");
  const { launcher, back, start } = callOf(page);
  const { choices, contact, name } = assistantCopy.de;
  for (const height of [800, 660]) {
    await page.setViewportSize({ width: 1280, height });
    await launcher.click();
    const panel = page.getByRole("region", { name: name(persona) });
    const tall = async () => (await panel.boundingBox())?.height;
    const steady = height > 704 ? 550 : 500;
    await expect.poll(tall).toBe(steady);
    for (const [width, wide] of [
      [700, 320],
      [1280, 384],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await panel.boundingBox())?.width).toBe(wide);
    }
    // All of the choice is in sight.
    await expect(panel.getByRole("link", { name: contact })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: choices.text.title }).click();
    await expect(page.getByRole("group", { name: chatCopy.de.log })).toBeVisible();
    expect(await tall()).toBe(steady);
    await back.click();
    await page.getByRole("button", { name: choices.voice.title }).click();
    await expect(start).toBeVisible();
    expect(await tall()).toBe(steady);
    await close(page);
  }
});

/** By how many pixels the invoice's name and what is said of it lie over each other. */
async function overlapOfInvoice(page: Page): Promise<number> {
  const { name, done } = chatDemoCopy.de.invoice;
  const placeOf = (words: string) =>
    page.getByText(words, { exact: true }).evaluate((element) => {
      // Words may reach beyond their element.
      const line = document.createRange();
      line.selectNodeContents(element);
      return line.getBoundingClientRect().toJSON();
    });
  const [one, other] = [await placeOf(name), await placeOf(done)];
  return Math.min(one.bottom - other.top, one.right - other.left);
}

test("[DEMO-01] [DEMO-03] text at 200 % on a phone: the name of the invoice and its address, marks and words of the lead's steps do not lie over each other", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await doubleText(page);
  await expect.poll(() => overlapOfInvoice(page)).toBeLessThanOrEqual(0);
  await page.getByRole("tab").nth(1).click();
  const steps = page.locator("figure ol").nth(1);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const above = () =>
      steps.evaluate((list) => {
        const marks = [...list.querySelectorAll("li > span")].map((mark) => mark.getBoundingClientRect());
        const words = [...list.querySelectorAll("li > div")].filter((div) => div.checkVisibility());
        const end = Math.max(...marks.map(({ bottom }) => bottom));
        const over = words.map((shown) => end - shown.getBoundingClientRect().top);
        return Math.max(...over, ...marks.slice(1).map(({ left }, at) => (marks[at]?.right ?? 0) - left));
      });
    await expect.poll(above, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test("[SOL-01] wider spacing of letters and words in 320 px: no label of a tab is cut off, no words lie over each other (WCAG 1.4.12)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/?motion=still");
  await page.evaluate(() => {
    // Not as an element: the page's security policy allows none.
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      "*{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important}p{margin-block-end:2em!important}",
    );
    document.adoptedStyleSheets.push(spacing);
  });
  await page.getByRole("tablist").scrollIntoViewIfNeeded();
  expect(await overlapOfInvoice(page)).toBeLessThanOrEqual(0);
  for (const tab of await page.getByRole("tab").all()) {
    const cut = await tab.evaluate((element) => {
      const row = element.parentElement?.getBoundingClientRect();
      const words = element.querySelector("span")?.getBoundingClientRect();
      const own = element.getBoundingClientRect();
      if (!row || !words) return "missing";
      const fits = words.left >= own.left && words.right <= own.right && words.bottom <= own.bottom;
      return fits && own.right <= row.right + 0.5 && own.bottom <= row.bottom + 0.5
        ? ""
        : element.textContent;
    });
    expect(cut).toBe("");
  }
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});
