import { type ComponentPropsWithoutRef, useEffect } from "react";
import { useModal } from "#ui/dialog/useModal.ts";

export interface FullScreenProps extends Omit<ComponentPropsWithoutRef<"dialog">, "onClose"> {
  /** The visitor closes it. */
  onClose: () => void;
}

/** A modal dialog over the whole screen, as high as the on-screen keyboard leaves it. */
export function FullScreen({ onClose, children, ...rest }: FullScreenProps) {
  const modal = useModal(onClose);
  const { ref } = modal;

  // The on-screen keyboard covers the lower part; what is typed in has to stay above it.
  useEffect(() => {
    const seen = window.visualViewport;
    const fit = () => {
      if (!seen || !ref.current) return;
      ref.current.style.setProperty("--seen-height", `${seen.height}px`);
      ref.current.style.setProperty("--seen-top", `${seen.offsetTop}px`);
    };
    seen?.addEventListener("resize", fit);
    seen?.addEventListener("scroll", fit);
    return () => {
      seen?.removeEventListener("resize", fit);
      seen?.removeEventListener("scroll", fit);
    };
  }, [ref]);

  return (
    <dialog {...rest} {...modal} data-modal="">
      {children}
    </dialog>
  );
}
