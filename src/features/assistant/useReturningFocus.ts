import { useEffect, useRef } from "react";

const isIn = (id: string, element: Element | null) => document.getElementById(id)?.contains(element) ?? false;

/**
 * Gives the focus back when the panel closes: to what had it on the page last, which may have opened the panel; else to
 * the launcher.
 */
export function useReturningFocus(open: boolean, panelId: string) {
  const launcher = useRef<HTMLButtonElement>(null);
  const onPage = useRef<HTMLElement>(null);
  const returns = useRef(false);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !isIn(panelId, target)) onPage.current = target;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [panelId]);

  // After the panel has gone: a modal one lets nothing else have the focus.
  useEffect(() => {
    if (open || !returns.current) return;
    returns.current = false;
    onPage.current?.focus();
    if (document.activeElement !== onPage.current) launcher.current?.focus();
  }, [open]);

  return {
    launcher,
    /** Not every browser gives the focus to a button that is clicked. */
    launched: () => {
      onPage.current = launcher.current;
    },
    /** A visitor who works on the page beside the panel keeps the focus there. */
    closes: () => {
      returns.current = isIn(panelId, document.activeElement);
    },
  };
}
