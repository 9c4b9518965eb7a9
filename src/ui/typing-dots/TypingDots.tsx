import type { ComponentPropsWithRef } from "react";
import styles from "./TypingDots.module.css";

/** "Somebody is writing." Decorative: say it in words to those who listen. Stands still with everything else. */
export function TypingDots({ className, ...rest }: ComponentPropsWithRef<"span">) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={className ? `${styles["dots"]} ${className}` : styles["dots"]}
    >
      <span />
      <span />
      <span />
    </span>
  );
}
