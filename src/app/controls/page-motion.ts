import { onRootAttribute } from "#ui/tokens/root-attribute.ts";

/** Stops or restarts everything on the page that moves by itself: styles and clocks follow this attribute. */
export function pauseMotion(paused: boolean): void {
  if (paused) document.documentElement.dataset["motion"] = "still";
  else delete document.documentElement.dataset["motion"];
}

export function isMotionPaused(): boolean {
  return document.documentElement.dataset["motion"] === "still";
}

/** Calls the listener when the page's motion was stopped or restarted. @returns a function that unsubscribes. */
export function onMotionChange(listener: () => void): () => void {
  return onRootAttribute("data-motion", listener);
}
