import { onRootAttribute } from "#ui/tokens/root-attribute.ts";

/** Stops or restarts everything on the page that moves by itself: styles and clocks follow this attribute. */
export function stillPage(still: boolean): void {
  if (still) document.documentElement.dataset["motion"] = "still";
  else delete document.documentElement.dataset["motion"];
}

export function isPageStill(): boolean {
  return document.documentElement.dataset["motion"] === "still";
}

/** Calls the listener when the page's motion was stopped or restarted. @returns a function that unsubscribes. */
export function onPageStilled(listener: () => void): () => void {
  return onRootAttribute("data-motion", listener);
}
