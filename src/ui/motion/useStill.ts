import { useSyncExternalStore } from "react";
import { onRootAttribute } from "#ui/tokens/root-attribute.ts";
import { isStill, reducedMotion } from "./is-still.ts";

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(reducedMotion);
  const leaveRoot = onRootAttribute("data-motion", changed);
  media.addEventListener("change", changed);
  return () => {
    leaveRoot();
    media.removeEventListener("change", changed);
  };
}

/** Whether the visitor's system has stopped what moves: then a switch of the page would change nothing. */
export function useSystemStill(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(reducedMotion).matches,
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
