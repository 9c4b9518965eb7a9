import { type SyntheticEvent, useLayoutEffect, useRef } from "react";

/** Keeps the page from scrolling. The room of its scrollbar stays, so that nothing moves aside. */
function lockScrolling({ style, clientWidth }: HTMLElement): () => void {
  style.scrollbarGutter = clientWidth < window.innerWidth ? "stable" : "";
  style.overflow = "hidden";
  return () => {
    style.overflow = "";
    style.scrollbarGutter = "";
  };
}

/**
 * Opens a `<dialog>` as the browser's own modal one while it is mounted: the browser moves the focus in and back again,
 * and makes the page behind it unreachable for every device. That page cannot be scrolled either.
 * @param onClose the visitor wants it closed, with Escape or a phone's back gesture.
 * @returns the props of the `<dialog>`.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  // In a layout effect, since opening moves the focus: the views inside move it to its place after that.
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    // After that, when the browser knows the page's width already.
    const unlock = lockScrolling(document.documentElement);
    return () => {
      unlock();
      element?.close();
    };
  }, []);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // Some browsers close on a second Escape without asking.
      if (!event.currentTarget.open) onClose();
    },
  };
}
