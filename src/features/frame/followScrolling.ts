/** In pixels. A shorter move is the tremor of a finger, not scrolling. */
const stride = 8;

/**
 * Marks the bar as away while somebody scrolls down, as shown once they scroll up, and as at the top there; the style of
 * a narrow page moves it. A bar higher than a fifth of the window, as with large text, stays at the page's top: it would cover too much.
 * @returns ends it.
 */
export function followScrolling(bar: HTMLElement): () => void {
  let last = window.scrollY;
  /** Until the visitor moves, and again after a link, the page scrolls by itself: to its place, or as it takes shape. */
  let arrives = true;

  function place() {
    const { scrollY, innerHeight } = window;
    const hides = scrollY > last && !arrives && scrollY > bar.offsetHeight;
    const kept = scrollY > bar.offsetHeight / 2 ? "shown" : "top";
    bar.dataset["scroll"] = bar.offsetHeight > innerHeight / 5 ? "high" : hides ? "away" : kept;
    last = scrollY;
  }
  const follow = () => Math.abs(window.scrollY - last) >= stride && place();
  place();

  const ended = new AbortController();
  const listen = (event: string, run: () => void) =>
    window.addEventListener(event, run, { passive: true, signal: ended.signal });
  listen("scroll", follow);
  listen("hashchange", () => {
    arrives = true;
  });
  for (const own of ["wheel", "touchstart", "pointerdown", "keydown"])
    listen(own, () => {
      arrives = false;
    });
  return () => ended.abort();
}
