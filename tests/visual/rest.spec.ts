import { expect } from "@playwright/test";
import { endOf, well } from "./ending.ts";
import { test } from "./stage.ts";

test("no story waits for the end of what scrolling moves", async ({ stage: { page } }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const id = "ui-river--across";
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=motion:full;a11y.manual:!true`);
  expect(await endOf(page, id)).toBe(well);
  const { moved, waited } = await page.evaluate(() => {
    const scrolled = (all: readonly Animation[]) =>
      all.filter(({ timeline }) => timeline && !(timeline instanceof DocumentTimeline)).length;
    return {
      moved: scrolled(document.body.getAnimations({ subtree: true })),
      waited: scrolled(document.getAnimations()),
    };
  });
  expect(moved).toBeGreaterThan(0);
  expect(waited).toBe(0);
});
