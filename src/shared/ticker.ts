import { createContext } from "react";
import { type Clock, systemClock } from "./clock.ts";
import type { Store } from "./machine.ts";

export interface Ticker {
  /** Calls `tick` with the milliseconds since its last call, about 20 times a second. @returns stops it. */
  subscribe(tick: (passed: number) => void): () => void;
}

const period = 50;

/** After the machine has slept, the demos go on where they stopped instead of jumping ahead. */
const longest = 1000;

export const pageVisible: Store<boolean> = {
  get: () => !document.hidden,
  subscribe(listener) {
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  },
};

/** One timer for all listeners; none while nobody listens or the tab is hidden. */
export function createTicker(clock: Clock = systemClock, visible: Store<boolean> = pageVisible): Ticker {
  const listeners = new Set<(passed: number) => void>();
  let cancel: (() => void) | undefined;
  let last = 0;
  let unwatch: (() => void) | undefined;

  function beat() {
    const now = clock.now();
    // Time must not run backwards when somebody sets the clock back.
    const passed = Math.max(0, Math.min(now - last, longest));
    last = now;
    cancel = clock.after(period, beat);
    for (const tick of listeners) tick(passed);
  }

  function startOrStop() {
    const wanted = listeners.size > 0 && visible.get();
    if (wanted && !cancel) {
      last = clock.now();
      cancel = clock.after(period, beat);
    } else if (!wanted) {
      cancel?.();
      cancel = undefined;
    }
  }

  return {
    subscribe(tick) {
      listeners.add(tick);
      unwatch ??= visible.subscribe(startOrStop);
      startOrStop();
      return () => {
        listeners.delete(tick);
        startOrStop();
        if (listeners.size > 0) return;
        unwatch?.();
        unwatch = undefined;
      };
    },
  };
}

/** The page's ticker; a story hands in one that it moves by hand. */
export const TickerContext = createContext<Ticker>(createTicker());
