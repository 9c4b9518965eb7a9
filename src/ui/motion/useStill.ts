import { useSyncExternalStore } from "react";
import { onRootAttribute } from "#ui/tokens/root-attribute.ts";

const reduced = "(prefers-reduced-motion: reduce)";

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(reduced);
  const leaveRoot = onRootAttribute("data-motion", changed);
  media.addEventListener("change", changed);
  return () => {
    leaveRoot();
    media.removeEventListener("change", changed);
  };
}

/** Whether everything must stand still just now. */
export function isStill(): boolean {
  return document.documentElement.dataset["motion"] === "still" || window.matchMedia(reduced).matches;
}

/** Whether the visitor's system has stopped what moves: then a switch of the page would change nothing. */
export function useSystemStill(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(reduced).matches,
    () => false,
  );
}

/**
 * Whether everything that moves by itself must stand still: the visitor's system or the page (`data-motion`)
 * says so. The same switch that the style sheets obey (tokens/motion.css), for what is drawn by script.
 * Prerendered pages are still, so that they show everything without script.
 */
export function useStill(): boolean {
  return useSyncExternalStore(subscribe, isStill, () => true);
}
