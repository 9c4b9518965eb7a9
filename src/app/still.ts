import { onRootAttribute } from "#ui/tokens/root-attribute.ts";

/** Stills, or starts again, everything on the page that moves by itself: styles and clocks look at this. */
export function stillPage(still: boolean): void {
  if (still) document.documentElement.dataset["motion"] = "still";
  else delete document.documentElement.dataset["motion"];
}

export function isPageStill(): boolean {
  return document.documentElement.dataset["motion"] === "still";
}

/** Tells when the page has been stilled or started. @returns ends that. */
export function onPageStilled(listener: () => void): () => void {
  return onRootAttribute("data-motion", listener);
}
