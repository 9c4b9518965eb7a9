import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import styles from "./Scroller.module.css";

/** A stop of the Tab key, though nothing in it is pressed: else its text cannot be scrolled by keyboard. */
const reachable = { tabIndex: 0 };

export interface ScrollerProps extends ComponentPropsWithRef<"div"> {
  /** "group", or "log" for what grows at its end. Give it a name: `aria-label` or `aria-labelledby`. */
  role?: "group" | "log" | "region";
}

/** A part of the page that scrolls by itself, with the pointer, a finger and the keyboard. */
export function Scroller({ role = "group", className, ...rest }: ScrollerProps) {
  return <div {...reachable} {...rest} role={role} className={cx(styles.scroller, className)} />;
}
