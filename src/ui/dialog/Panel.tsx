import { cx } from "class-variance-authority";
import { Dialog as Behaviour } from "radix-ui";
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from "react";
import heading from "#ui/heading/Heading.module.css";
import { IconButton } from "#ui/icon-button/IconButton.tsx";
import { useMedia } from "#ui/media/useMedia.ts";
import { Scroller } from "#ui/scroller/Scroller.tsx";
import styles from "./Panel.module.css";
import { useReturnFocus } from "./useReturnFocus.ts";

export interface PanelProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Whether it is shown. */
  open: boolean;
  /** By the cross or by Escape. A press beside it does not count: the page stays in use. */
  onClose: () => void;
  /** Its heading, and its name. */
  title: ReactNode;
  /** What the cross is called. */
  closeLabel: string;
  /** Beside the title: a way back, a state. */
  lead?: ReactNode;
  /** Stays at the foot while the content scrolls: a message field. */
  footer?: ReactNode;
}

/**
 * Stands in the corner beside the page, which stays in use. On a narrow screen it fills everything, and then
 * it is modal: nobody should tab into what they cannot see. The assistant's own panel comes with the first
 * load, where the browser's `dialog` saves the weight of this one.
 */
export function Panel({
  open,
  onClose,
  title,
  closeLabel,
  lead,
  footer,
  className,
  children,
  ...rest
}: PanelProps) {
  const titleId = useId();
  const focus = useReturnFocus();
  const narrow = useMedia("(max-width: 39.99rem)");
  // Decided when it opens: to turn a phone must not build the content anew.
  const [modal, setModal] = useState(narrow);
  if (!open && modal !== narrow) setModal(narrow);
  return (
    <Behaviour.Root open={open} modal={modal} onOpenChange={(next) => next || onClose()}>
      <Behaviour.Portal>
        <Behaviour.Content
          {...rest}
          {...focus}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          className={cx(styles["panel"], className)}
        >
          <div className={styles["head"]}>
            {lead}
            <Behaviour.Title className={cx(heading["heading"], heading["s"], styles["title"])}>
              <span id={titleId}>{title}</span>
            </Behaviour.Title>
            <Behaviour.Close asChild>
              <IconButton icon="close" label={closeLabel} />
            </Behaviour.Close>
          </div>
          <Scroller aria-labelledby={titleId} className={styles["body"]}>
            {children}
          </Scroller>
          {footer ? <div className={styles["foot"]}>{footer}</div> : null}
        </Behaviour.Content>
      </Behaviour.Portal>
    </Behaviour.Root>
  );
}
