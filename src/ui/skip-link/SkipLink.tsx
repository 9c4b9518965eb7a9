import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import { followWithin } from "#ui/focus/moveFocus.ts";
import styles from "./SkipLink.module.css";

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** The id of the main content. */
  target: string;
}

/** The first stop of the Tab key: jumps past the bar to the content, and leaves the address as it is. */
export function SkipLink({ target, className, onClick, ...rest }: SkipLinkProps) {
  return (
    <a
      {...rest}
      href={`#${target}`}
      data-screen-only=""
      className={cx(styles.skip, className)}
      onClick={(event) => {
        onClick?.(event);
        followWithin(event, target);
      }}
    />
  );
}
