import { type ComponentPropsWithRef, useEffect, useLayoutEffect, useRef } from "react";

export interface FullScreenProps extends Omit<ComponentPropsWithRef<"dialog">, "ref" | "onClose"> {
  /** The visitor closes it. */
  onClose: () => void;
}

/** The browser's own modal dialog: it alone makes everything behind it unreachable for every device. */
export function FullScreen({ onClose, children, ...rest }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the views inside move the focus: opening moves it too.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // The on-screen keyboard covers the lower part; what is typed in has to stay above it.
  useEffect(() => {
    const seen = window.visualViewport;
    const fit = () => {
      if (!seen || !dialog.current) return;
      dialog.current.style.setProperty("--seen-height", `${seen.height}px`);
      dialog.current.style.setProperty("--seen-top", `${seen.offsetTop}px`);
    };
    seen?.addEventListener("resize", fit);
    seen?.addEventListener("scroll", fit);
    return () => {
      seen?.removeEventListener("resize", fit);
      seen?.removeEventListener("scroll", fit);
    };
  }, []);

  return (
    <dialog
      {...rest}
      ref={dialog}
      data-modal=""
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Some browsers close on a second Escape without asking.
        if (!event.currentTarget.open) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
