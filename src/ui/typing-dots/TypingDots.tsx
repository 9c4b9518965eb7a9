import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import styles from "./TypingDots.module.css";

/** "Somebody is writing." Decorative: say it in words to those who listen. Stands still with everything else. */
export function TypingDots({ className, ...rest }: ComponentPropsWithRef<"span">) {
  return (
    <span {...rest} aria-hidden="true" className={cx(styles.dots, className)}>
      <span />
      <span />
      <span />
    </span>
  );
}
