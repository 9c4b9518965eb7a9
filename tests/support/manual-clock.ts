import type { Clock } from "#shared/clock.ts";

/** A clock that a test turns by hand. */
export interface ManualClock extends Clock {
  /** Moves on and runs what falls due, in order. */
  advance(ms: number): void;
}

export function manualClock(): ManualClock {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
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
  };
}
