import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import styles from "./VisuallyHidden.module.css";

/** Words that are heard and not seen. Nothing that takes focus belongs inside. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<"span">) {
  return <span {...rest} className={cx(styles.hidden, className)} />;
}
