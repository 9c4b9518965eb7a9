import { useRef } from "react";

/**
 * Brings the focus back to what had it before a dialog opened. Radix does so for its own trigger alone; ours
 * are opened from elsewhere: a launcher, a link, the router.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
