import type { Page } from "@playwright/test";

/**
 * Runs in the page: takes over what waits to be near, as whoever goes by keyboard does.
 * @returns whether every part answers.
 */
export function everyPartAnswers(): boolean {
  dispatchEvent(new KeyboardEvent("keyup", { key: "Tab" }));
  return !document.querySelector("[data-waits]");
}

/** Waits until React has taken over the whole page, also what is far from the screen. */
export async function untilEveryPartAnswers(page: Page): Promise<void> {
  await page.waitForFunction(everyPartAnswers);
}
