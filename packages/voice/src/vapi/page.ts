import * as z from "zod/mini";

export interface Page {
  /** Whether an earlier call is still there: the client bears no second one. */
  isOccupied(): boolean;
  /**
   * Answers the goodbye of calls whose program was fetched and did not run: the client waits for that answer for
   * ever, and takes no other call until it comes. A call whose program is alive is left alone: it may still be in
   * its room.
   */
  abandon(): void;
  /** Takes away the players and scripts that the client adds and never takes away. */
  sweep(): void;
}

const leftovers = "audio[data-participant-id], script[src*='call-machine-object-bundle']";

/** Calls, and those of them that wait for their program, as the call client keeps them on the window. */
const kept = z.object({ pendings: z.array(z.string()), instances: z.record(z.string(), z.unknown()) });

const keptHere = () => kept.safeParse(Reflect.get(window, "_daily"));

export const thisPage: Page = {
  isOccupied() {
    const read = keptHere();
    return read.success && Object.keys(read.data.instances).length > 0;
  },
  abandon() {
    const read = keptHere();
    if (!read.success) return;
    for (const callClientId of read.data.pendings) {
      const answer = { what: "iframe-call-message", from: "embedded", action: "left-meeting", callClientId };
      window.postMessage(answer, window.location.origin);
    }
  },
  sweep() {
    for (const element of document.querySelectorAll(leftovers)) element.remove();
  },
};

/** Time as an argument: now in milliseconds, and something to be run later. */
interface Clock {
  now(): number;
  after(ms: number, run: () => void): unknown;
}

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
