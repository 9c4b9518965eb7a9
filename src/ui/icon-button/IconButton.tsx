import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import { Icon, type IconName } from "#ui/icon/Icon.tsx";
import styles from "./IconButton.module.css";

const look = cva(styles.button, {
  variants: {
    tone: {
      primary: styles.primary,
      secondary: styles.secondary,
      quiet: styles.quiet,
      danger: styles.danger,
    },
    size: { large: styles.large, medium: styles.medium, small: styles.small },
  },
  defaultVariants: { tone: "quiet", size: "medium" },
});

export interface IconButtonProps extends Omit<ComponentPropsWithRef<"button">, "children" | "aria-label"> {
  /**
   * `primary` is the one thing to do here, such as the microphone in a call; `danger` ends something.
   * @default quiet
   */
  tone?: "primary" | "secondary" | "quiet" | "danger";
  /**
   * 64, 48 or 36 px.
   * @default medium
   */
  size?: "large" | "medium" | "small";
  /** The sign that is shown. */
  icon: IconName;
  /** The button's action: its accessible name and its tooltip. */
  label: string;
  /** Why the button cannot be pressed, as a tip and as a description for those who hear it. */
  title?: string | undefined;
}

/** A button that is a sign everybody knows: close, pause, send. Anything else needs words: use `Button`. */
export function IconButton({ icon, label, title, tone, size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      title={title}
      aria-label={label}
      className={look({ tone, size, className })}
    >
      {/* The name as a tip belongs to the sign: on the button itself it would be heard again after the name. */}
      <span aria-hidden="true" title={title ? undefined : label} className={styles.sign}>
        <Icon name={icon} />
      </span>
    </button>
  );
}
