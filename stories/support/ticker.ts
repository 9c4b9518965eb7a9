import type { Ticker } from "#shared/ticker.ts";

export function handTicker(): Ticker & { pass(ms: number): void; listeners(): number } {
  const ticks = new Set<(passed: number) => void>();
  return {
    subscribe(tick) {
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
    pass(ms) {
      for (const tick of ticks) tick(ms);
    },
    listeners: () => ticks.size,
  };
}
