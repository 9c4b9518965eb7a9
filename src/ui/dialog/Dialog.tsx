import { cx } from "class-variance-authority";
import { type ComponentPropsWithoutRef, type MouseEvent, type ReactNode, useId } from "react";
import { createPortal } from "react-dom";
import { Heading } from "#ui/heading/Heading.tsx";
import { IconButton } from "#ui/icon-button/IconButton.tsx";
import { Scroller } from "#ui/scroller/Scroller.tsx";
import styles from "./Dialog.module.css";
import { useModal } from "./useModal.ts";

export interface DialogProps
  extends Omit<ComponentPropsWithoutRef<"dialog">, "open" | "onClose" | "onCancel" | "title"> {
  /** Whether it is shown. */
  open: boolean;
  /** By the cross, by Escape, or by a press beside it. */
  onClose: () => void;
  /** Its heading, and its name. */
  title: ReactNode;
  /** The accessible name of the close button. */
  closeLabel: string;
  /** One sentence that is read out after the title. */
  description?: ReactNode;
  /** The buttons at its foot. */
  actions?: ReactNode;
}

/** Asks for something before anything else can go on; the page behind it waits. */
export function Dialog({ open, ...rest }: DialogProps) {
  // Outside of what opens it, whose style it would inherit.
  return open ? createPortal(<OpenDialog {...rest} />, document.body) : null;
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  description,
  actions,
  className,
  children,
  ...rest
}: Omit<DialogProps, "open">) {
  const titleId = useId();
  const descriptionId = useId();
  const modal = useModal(onClose);
  return (
    <dialog
      {...rest}
      {...modal}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      data-screen-only=""
      className={cx(styles.dialog, className)}
      // When the button goes down: a selection of text that is dragged out of it must not close it.
      onMouseDown={(event) => {
        if (!isBeside(event)) return;
        // Or the browser would move the focus to the page after it has been given back.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <Heading level={2} size="s" id={titleId}>
          {title}
        </Heading>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <Scroller aria-labelledby={titleId} className={styles.body}>
        {description ? <p id={descriptionId}>{description}</p> : null}
        {children}
      </Scroller>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </dialog>
  );
}

/** The backdrop belongs to the dialog: a press on it has the dialog as its target. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, top, right, bottom } = currentTarget.getBoundingClientRect();
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !inside;
}
