import { type RefObject, useEffect, useRef } from "react";

/** Gives the focus to an element when the view that it heads appears, and again with each new view. */
export function useFocusOnce<Focusable extends HTMLElement>(view: string): RefObject<Focusable | null> {
  const element = useRef<Focusable>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    element.current?.focus();
  }, [view]);
  return element;
}
