/** In pixels. A shorter move is the tremor of a finger, not scrolling. */
const stride = 8;

/**
 * Follows whether the visitor reads on: they scrolled down last, by their own hand. Until they move, and again after a
 * link, the page scrolls by itself: to its place, or as it takes shape.
 * @param moved hears it at once, and then whenever the page was scrolled.
 */
export function followReading(moved: (readsOn: boolean) => void, signal: AbortSignal): void {
  let last = window.scrollY;
  let arrives = true;

  const listen = (event: string, run: () => void) =>
    window.addEventListener(event, run, { passive: true, capture: true, signal });
  listen("scroll", () => {
    const { scrollY } = window;
    if (Math.abs(scrollY - last) < stride) return;
    const readsOn = scrollY > last && !arrives;
    last = scrollY;
    moved(readsOn);
  });
  listen("hashchange", () => {
    arrives = true;
  });
  for (const own of ["wheel", "touchstart", "pointerdown", "keydown"])
    listen(own, () => {
      arrives = false;
    });
  moved(false);
}
