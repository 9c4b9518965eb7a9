import { cx } from "class-variance-authority";
import { Dialog as Behaviour } from "radix-ui";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import heading from "#ui/heading/Heading.module.css";
import { IconButton } from "#ui/icon-button/IconButton.tsx";
import { Scroller } from "#ui/scroller/Scroller.tsx";
import styles from "./Dialog.module.css";
import { useReturnFocus } from "./useReturnFocus.ts";

export interface DialogProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Whether it is shown. */
  open: boolean;
  /** By the cross, by Escape, or by a press beside it. */
  onClose: () => void;
  /** Its heading, and its name. */
  title: ReactNode;
  /** What the cross is called. */
  closeLabel: string;
  /** One sentence that is read out after the title. */
  description?: ReactNode;
  /** The buttons at its foot. */
  actions?: ReactNode;
}

/** Asks for something before anything else can go on; the page behind it waits. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  description,
  actions,
  className,
  children,
  ...rest
}: DialogProps) {
  const titleId = useId();
  const focus = useReturnFocus();
  return (
    <Behaviour.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Behaviour.Portal>
        <Behaviour.Overlay className={styles.scrim} />
        <Behaviour.Content
          {...rest}
          {...focus}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={cx(styles.dialog, className)}
        >
          <div className={styles.head}>
            <Behaviour.Title className={cx(heading["heading"], heading["s"])}>
              <span id={titleId}>{title}</span>
            </Behaviour.Title>
            <Behaviour.Close asChild>
              <IconButton icon="close" label={closeLabel} />
            </Behaviour.Close>
          </div>
          <Scroller aria-labelledby={titleId} className={styles.body}>
            {description ? <Behaviour.Description>{description}</Behaviour.Description> : null}
            {children}
          </Scroller>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </Behaviour.Content>
      </Behaviour.Portal>
    </Behaviour.Root>
  );
}
