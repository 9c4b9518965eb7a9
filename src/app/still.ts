/** Stills, or starts again, everything on the page that moves by itself: styles and clocks look at this. */
export function stillPage(still: boolean): void {
  if (still) document.documentElement.dataset["motion"] = "still";
  else delete document.documentElement.dataset["motion"];
}
