/** In pixels. A shorter move is the tremor of a finger, not scrolling. */
const stride = 8;

/**
 * Marks the bar as away while somebody scrolls down, and as shown once they scroll up; the style of a narrow page moves
 * it. A bar higher than a fifth of the window, as with large text, is shown at the page's top alone: it would cover too
 * much.
 * @returns ends it.
 */
export function followScrolling(bar: HTMLElement): () => void {
  let last = window.scrollY;
  bar.dataset["scroll"] = "shown";

  function follow() {
    const { scrollY, innerHeight } = window;
    if (Math.abs(scrollY - last) < stride) return;
    const hides = scrollY > last || bar.offsetHeight > innerHeight / 5;
    bar.dataset["scroll"] = hides && scrollY > bar.offsetHeight ? "away" : "shown";
    last = scrollY;
  }

  window.addEventListener("scroll", follow, { passive: true });
  return () => window.removeEventListener("scroll", follow);
}
