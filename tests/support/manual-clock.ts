import type { Clock } from "#shared/clock.ts";

export interface ManualClock extends Clock {
  /** Moves on and runs what falls due, in order. */
  advance(ms: number): void;
  /** The same, and waits for the promises that this settles. */
  pass(ms: number): Promise<void>;
  /** How many callbacks are still to run. */
  waiting(): number;
}

/** Waits until the callbacks of all settled promises have run. */
export async function flushPromises(): Promise<void> {
  for (let round = 0; round < 8; round++) await new Promise<void>((resolve) => setImmediate(resolve));
}

export function manualClock(): ManualClock {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  const clock: ManualClock = {
    now: () => now,
    waiting: () => waiting.length,
    after(ms, run) {
      const entry = { at: now + ms, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    advance(ms) {
      const until = now + ms;
      for (;;) {
        const next = waiting.filter((entry) => entry.at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        waiting = waiting.filter((entry) => entry !== next);
        now = next.at;
        next.run();
      }
      now = until;
    },
    pass(ms) {
      clock.advance(ms);
      return flushPromises();
    },
  };
  return clock;
}
