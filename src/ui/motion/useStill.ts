import { useSyncExternalStore } from "react";

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia("(prefers-reduced-motion: reduce)");
  const root = new MutationObserver(changed);
  root.observe(document.documentElement, { attributeFilter: ["data-motion"] });
  media.addEventListener("change", changed);
  return () => {
    root.disconnect();
    media.removeEventListener("change", changed);
  };
}

function isStill(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue("--spin").trim() === "paused";
}

/**
 * Whether everything that moves by itself must stand still: the same switch that the style sheets obey
 * (`--spin`), for what is drawn by script.
 */
export function useStill(): boolean {
  return useSyncExternalStore(subscribe, isStill, () => true);
}
