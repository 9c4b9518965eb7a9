import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import styles from "./Spinner.module.css";

/**
 * "Being carried out", as a turning ring; when motion is still, an open ring with its head lit. Decorative:
 * the words beside it say what is going on.
 */
export function Spinner({ className, ...rest }: ComponentPropsWithRef<"span">) {
  return <span {...rest} aria-hidden="true" className={cx(styles.spinner, className)} />;
}
