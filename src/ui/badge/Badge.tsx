import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import { Icon, type IconName } from "#ui/icon/Icon.tsx";
import styles from "./Badge.module.css";

const look = cva(styles.badge, {
  variants: {
    tone: {
      neutral: styles.neutral,
      accent: styles.accent,
      good: styles.good,
      danger: styles.danger,
    },
  },
  defaultVariants: { tone: "neutral" },
});

export interface BadgeProps extends ComponentPropsWithRef<"span"> {
  /**
   * `accent` marks what is active at the moment, `good` a success and `danger` a problem.
   * @default neutral
   */
  tone?: "neutral" | "accent" | "good" | "danger";
  /** Before the words; decorative. */
  icon?: IconName;
}

/** A short word on the state or kind of the thing it stands on. Not to be pressed. */
export function Badge({ tone, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={look({ tone, className })}>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
    </span>
  );
}
