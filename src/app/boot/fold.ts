/**
 * Folds what is below the first screen (`sections.css`) until the visitor scrolls or follows a link. Not for those who
 * come back to a place: heights are guessed until they are near, and it would not be where it was.
 */
export function foldWhatIsFar(): void {
  const { dataset } = document.documentElement;
  const [arrival] = performance.getEntriesByType("navigation");
  if (!arrival || !("type" in arrival) || arrival.type !== "navigate") return;
  dataset["folds"] = "";
  const unfold = () => delete dataset["folds"];
  for (const sign of ["scroll", "hashchange"]) addEventListener(sign, unfold, { once: true });
}
