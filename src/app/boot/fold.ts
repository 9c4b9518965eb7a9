/**
 * Folds what is below the first screen (`sections.css`) until the visitor scrolls. Not for those who come back to a
 * place, or for one: heights are guessed until they are near, and it would not be where it was.
 */
export function foldWhatIsFar(): void {
  const { dataset } = document.documentElement;
  const [arrival] = performance.getEntriesByType("navigation");
  if (!arrival || !("type" in arrival) || arrival.type !== "navigate" || location.hash) return;
  dataset["folds"] = "";
  addEventListener("scroll", unfold, { once: true });

  /** Whoever has leapt far down, to a word that they sought, keeps it before their eyes. */
  function unfold(): void {
    const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const top = () => seen?.getBoundingClientRect().top ?? 0;
    const before = top();
    delete dataset["folds"];
    const moved = top() - before;
    if (moved) scrollBy({ top: moved, behavior: "instant" });
  }
}
