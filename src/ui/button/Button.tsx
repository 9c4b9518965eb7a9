import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from "react";
import styles from "./Button.module.css";

const look = cva(styles.button, {
  variants: {
    tone: { primary: styles.primary, secondary: styles.secondary, quiet: styles.quiet },
    size: { medium: null, small: styles.small },
    wide: { true: styles.wide },
  },
  defaultVariants: { tone: "primary", size: "medium" },
});

interface Look {
  /**
   * `primary` is the one thing to do here, at most one on a screen's first view; `secondary` stands beside it,
   * or where several weigh the same; `quiet` is the least, in bars and lists.
   * @default primary
   */
  tone?: "primary" | "secondary" | "quiet";
  /**
   * `small` is for dense places; still 40 px high.
   * @default medium
   */
  size?: "medium" | "small";
  /** Takes the whole width of its place. */
  wide?: boolean;
  /** An icon before the words; decorative. */
  icon?: ReactNode;
}

export interface ButtonProps extends ComponentPropsWithRef<"button">, Look {
  /** The words: what the press does ("Anfrage senden"). */
  children?: ReactNode;
  /** A press, also by Enter and the space bar. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** The press is being carried out: a quiet ground within the accent's edge. Say it in the words too ("Sending…"). */
  busy?: boolean;
}

/** Does something on this page. For going somewhere, use `LinkButton`. */
export function Button({ tone, size, wide, icon, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      className={look({ tone, size, wide, className })}
    >
      {icon}
      <span className={styles.label}>{children}</span>
    </button>
  );
}

export interface LinkButtonProps extends ComponentPropsWithRef<"a">, Look {
  /** Where it leads. */
  href: string;
}

/** Goes somewhere and looks like a button: a real link, so it works before and without script. */
export function LinkButton({ tone, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={look({ tone, size, wide, className })}>
      {icon}
      <span className={styles.label}>{children}</span>
    </a>
  );
}
