import type { Clock } from "./clock.ts";

/** Timers that are known by their names: each is set once at most. */
export interface Timers<Name> {
  /** Calls `run` after `ms` milliseconds; takes the place of one of the same name. */
  wait(name: Name, ms: number, run: () => void): void;
  cancel(...names: readonly Name[]): void;
  cancelAll(): void;
}

export function createTimers<Name>(clock: Clock): Timers<Name> {
  const cancels = new Map<Name, () => void>();

  function cancel(...names: readonly Name[]): void {
    for (const name of names) {
      cancels.get(name)?.();
      cancels.delete(name);
    }
  }

  return {
    wait(name, ms, run) {
      cancel(name);
      cancels.set(name, clock.after(ms, run));
    },
    cancel,
    cancelAll: () => cancel(...cancels.keys()),
  };
}
