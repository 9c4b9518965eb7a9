export type ManualClock = ReturnType<typeof manualClock>;

/** Waits until the callbacks of all settled promises have run. */
export async function flushPromises(): Promise<void> {
  for (let round = 0; round < 8; round++) await new Promise<void>((resolve) => setImmediate(resolve));
}

export function manualClock() {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  const clock = {
    now: () => now,
    /** How many callbacks are still to run. */
    waiting: () => waiting.length,
    after(ms: number, run: () => void) {
      const entry = { at: now + ms, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    /** Moves on and runs what falls due, in order. */
    advance(ms: number) {
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
    /** The same, and waits for the promises that this settles. */
    async pass(ms: number) {
      clock.advance(ms);
      await flushPromises();
    },
  };
  return clock;
}
