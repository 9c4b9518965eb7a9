import { type RefObject, useEffect, useState } from "react";
import { followReading } from "#shared/reading-on.ts";

export function rectsOverlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/**
 * The parts of forms that the launcher must not cover. On the home view the button alone: its form is the
 * first thing that is seen, and the launcher would hardly ever be there.
 */
const ofForms =
  "form:not([data-on=home] *) :is(input, textarea, select, label, [type=submit]), [data-on=home] [type=submit]";
const used = "a, button, summary, [role=tab], #process dd, #saving dd";
/** Pages without a margin for the launcher: there it is out of the way of somebody who reads on, as the top bar is. */
const narrow = "(max-width: 90rem)";
/** In pixels. What touches a round thing no deeper than this is not covered by it. */
const rim = 4;

/** Whether the page has been read to its end. The last pixel is lost in rounding. */
function atEnd(): boolean {
  return window.scrollY + window.innerHeight + 1 >= document.documentElement.scrollHeight;
}

/** Whether it lies on a price, or on a link or a button. */
function coversUsed(own: Element, place: DOMRect): boolean {
  const { left, right, top, bottom } = place;
  // The page is asked at the edges and in the middle.
  return [left + 1, (left + right) / 2, right - 1].some((x) =>
    [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
      const under = document.elementsFromPoint(x, y).find((element) => !own.contains(element));
      return under?.closest(used);
    }),
  );
}

/**
 * Whether this element has to give way: to what has the keyboard's focus and lies under it (WCAG 2.4.11), to prices, to
 * the fields of a form and what stands at them, to what is pressed and, on a narrow page, to whoever scrolls down, until they
 * turn round or reach the end. What only scripts focus, such as a view's heading, is no reason.
 * @param active only then: while it closes what it has opened, it stays.
 */
export function useHiddenWhenInTheWay(element: RefObject<HTMLElement | null>, active: boolean): boolean {
  const [giveWay, setGiveWay] = useState(false);

  useEffect(() => {
    if (!active) return;
    const over = new AbortController();
    const { signal } = over;
    let readsOn = false;
    followReading((now) => {
      readsOn = now;
    }, signal);

    function look() {
      const own = element.current;
      const focused = document.activeElement;
      if (!own) return;
      const onKeyboard = focused instanceof HTMLElement && focused.matches(":focus-visible");
      if (onKeyboard && focused === own) return setGiveWay(false);
      const place = placeOf(own);
      const covers = (other: Element) => rectsOverlap(place, other.getBoundingClientRect());
      const underFocus = onKeyboard && focused.tabIndex >= 0 && covers(focused);
      const overForm = () => [...document.querySelectorAll(ofForms)].some(covers);
      const away = readsOn && !atEnd() && window.matchMedia(narrow).matches;
      setGiveWay(away || underFocus || overForm() || coversUsed(own, place));
    }

    // The page takes another shape as its parts and faces arrive, and as somebody opens something. Looks at once, too.
    const shape = new ResizeObserver(look);
    shape.observe(document.body);
    signal.addEventListener("abort", () => shape.disconnect());
    document.addEventListener("focusin", look, { signal });
    document.addEventListener("focusout", look, { signal });
    window.addEventListener("resize", look, { signal });
    window.addEventListener("scroll", look, { passive: true, capture: true, signal });
    return () => over.abort();
  }, [element, active]);

  return active && giveWay;
}

/** Where it stands when it does not give way: what moves it aside is taken off again. */
function placeOf(element: HTMLElement): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const moved = new DOMMatrixReadOnly(getComputedStyle(element).transform).m42;
  return new DOMRect(x + rim, y - moved + rim, width - 2 * rim, height - 2 * rim);
}
