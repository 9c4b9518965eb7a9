import type { Clock } from "#shared/clock.ts";
import type { Page } from "./page.ts";

/** How long a call may take to let go. */
export const letGoMs = 3_000;
/** And how much longer when nobody was there to answer. */
const abandonedMs = 200;
const lookEveryMs = 50;

/**
 * Lets a call end, for as long as that may take. Its promise is not waited for: when the call also ends by itself,
 * the client forgets it. What counts is that the page is free for the next one.
 */
export async function letGo(stop: () => Promise<void>, page: Page, clock: Clock): Promise<void> {
  stop().catch(() => undefined);
  await untilFree(letGoMs, page, clock);
  if (page.isOccupied()) {
    page.abandon();
    await untilFree(abandonedMs, page, clock);
  }
  page.sweep();
}

async function untilFree(ms: number, page: Page, clock: Clock): Promise<void> {
  const until = clock.now() + ms;
  while (page.isOccupied() && clock.now() < until) {
    await new Promise<void>((resolve) => clock.after(lookEveryMs, resolve));
  }
}
