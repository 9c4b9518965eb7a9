import { useCallback, useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { pageVisible, TickerContext } from "./ticker.ts";

/** Whether the tab is the one being looked at, for what moves on a clock of its own. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(pageVisible.subscribe, pageVisible.get, () => true);
}

/** Tells whether an element is on the screen. @returns a ref for it, and the answer. */
export function useOnScreen(): [
  ref: (element: Element | null) => (() => void) | undefined,
  onScreen: boolean,
] {
  const [onScreen, setOnScreen] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, onScreen];
}

interface ElapsedOptions {
  /** Whether time passes. A hidden tab stops it, too. */
  playing: boolean;
  /** Says what is visible at an instant. React draws again only when the answer changes. Pass the same function. */
  sees: (elapsed: number) => unknown;
  from: number;
  /** Freezes the time at this instant, for stories and pictures. */
  at?: number | undefined;
}

/** Milliseconds that have passed while playing, and a way to jump. */
export function useElapsed(options: ElapsedOptions): [number, (to: number) => void] {
  const { playing, sees, from, at } = options;
  const ticker = useContext(TickerContext);
  const exact = useRef(from);
  const [shown, setShown] = useState(from);
  const frozen = at !== undefined;

  useEffect(() => {
    if (!playing || frozen) return;
    let seen = JSON.stringify(sees(exact.current));
    return ticker.subscribe((passed) => {
      exact.current += passed;
      const now = JSON.stringify(sees(exact.current));
      if (now !== seen) setShown(exact.current);
      seen = now;
    });
  }, [playing, frozen, sees, ticker]);

  const seek = useCallback((to: number) => {
    exact.current = to;
    setShown(to);
  }, []);

  return [at ?? shown, seek];
}
