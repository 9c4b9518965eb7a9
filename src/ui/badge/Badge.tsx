import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon/Icon.tsx";
import styles from "./Badge.module.css";

export interface BadgeProps extends ComponentPropsWithRef<"span"> {
  /** Before the words; decorative. */
  icon: IconName;
  /** One or two words. */
  children?: ReactNode;
}

/** A short word on what has gone well with the thing it stands on. Not to be pressed. */
export function Badge({ icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(styles.badge, className)}>
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  );
}
