export const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether everything must stand still just now. */
export function isStill(): boolean {
  return document.documentElement.dataset["motion"] === "still" || window.matchMedia(reducedMotion).matches;
}
