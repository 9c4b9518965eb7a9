import { type RefObject, useEffect, useState } from "react";

/** Whether two boxes share a place on the screen. */
export function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/**
 * Whether something that has the keyboard's focus lies under this element, which then has to give way
 * (WCAG 2.4.11). What only scripts focus, such as a view's heading, is no reason.
 */
export function useGiveWay(element: RefObject<HTMLElement | null>): boolean {
  const [giveWay, setGiveWay] = useState(false);

  useEffect(() => {
    function look() {
      const own = element.current;
      const focused = document.activeElement;
      if (!own || !(focused instanceof HTMLElement)) return;
      const counts = focused !== own && focused.tabIndex >= 0 && focused.matches(":focus-visible");
      setGiveWay(counts && overlap(own.getBoundingClientRect(), focused.getBoundingClientRect()));
    }
    const options = { passive: true, capture: true };
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", look);
    window.addEventListener("scroll", look, options);
    window.addEventListener("resize", look);
    return () => {
      document.removeEventListener("focusin", look);
      document.removeEventListener("focusout", look);
      window.removeEventListener("scroll", look, options);
      window.removeEventListener("resize", look);
    };
  }, [element]);

  return giveWay;
}
