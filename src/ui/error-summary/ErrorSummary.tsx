import { cx } from "class-variance-authority";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { followWithin } from "#ui/focus/moveFocus.ts";
import { Icon } from "#ui/icon/Icon.tsx";
import styles from "./ErrorSummary.module.css";

export interface ErrorSummaryItem {
  /** The id of the field that it is about. */
  fieldId: string;
  /** The very words that stand beside the field. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<"section">, "title"> {
  /** How much is missing or wrong; it takes the focus. */
  title: ReactNode;
  /** In the order of the fields. */
  faults: readonly ErrorSummaryItem[];
}

/**
 * All that keeps a form from being sent, in one place. Move the focus here (`moveFocus`) when a send is
 * refused: it is then read out. Each message leads to its field and leaves the address as it is.
 */
export function ErrorSummary({ title, faults, className, ...rest }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <section tabIndex={-1} {...rest} aria-labelledby={titleId} className={cx(styles.summary, className)}>
      <h2 id={titleId} className={styles.title}>
        <Icon name="alert" className={styles.icon} />
        <span>{title}</span>
      </h2>
      <ul className={styles.faults}>
        {faults.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className={styles.link} onClick={(event) => followWithin(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
