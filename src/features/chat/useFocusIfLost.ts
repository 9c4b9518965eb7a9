import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes the focus when what had it has gone: a button that was pressed, say. Whoever has it elsewhere keeps
 * it: nothing that arrives by itself may take it away.
 */
export function useFocusIfLost<Focusable extends HTMLElement>(): RefObject<Focusable | null> {
  const element = useRef<Focusable>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus();
  }, []);
  return element;
}
