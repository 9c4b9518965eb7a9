import { isStill } from "#ui/motion/is-still.ts";
import { shownView } from "./arrival.ts";
import { viewOf } from "./route.ts";

/** Whether the address names another view than the one that is seen. */
const leavesView = () => viewOf(location.hash) !== document.documentElement.getAttribute(shownView);

/**
 * Fades one view into the other where the browser can. The news of the address waits until the browser has a picture of
 * the view that goes; then all that follows the address hears it, in its order: whoever listens to a window hears in
 * the order of coming, so this comes first.
 * @param listening ends it, by its signal.
 */
export function crossFadeViews(listening?: AddEventListenerOptions): void {
  let leftAt = 0;
  let isDrawn = false;

  /** Comes before the hash's own event, and before the browser scrolls to where the other view was left. */
  function leave(event: PopStateEvent): void {
    if (!leavesView()) return;
    // The view that goes keeps its words until its picture is taken.
    event.stopImmediatePropagation();
    leftAt = window.scrollY;
    isDrawn = event.hasUAVisualTransition;
  }

  function fade(event: HashChangeEvent): void {
    const held = event.isTrusted && leavesView() && "startViewTransition" in document;
    // A browser that draws the way back itself, under a finger, has shown the other view already.
    if (!held || isDrawn || isStill()) return;
    event.stopImmediatePropagation();
    window.scrollTo({ top: leftAt, behavior: "instant" });
    const { ready } = document.startViewTransition(() => {
      window.dispatchEvent(new HashChangeEvent(event.type, event));
    });
    // Skipped in a hidden tab, and when the next one begins: the view changes all the same.
    ready.catch(() => undefined);
  }

  window.addEventListener("popstate", leave, listening);
  window.addEventListener("hashchange", fade, listening);
}
