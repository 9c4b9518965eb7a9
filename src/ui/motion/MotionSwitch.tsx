import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "#ui/icon/Icon.tsx";
import styles from "./MotionSwitch.module.css";

export interface MotionSwitchProps extends Omit<ComponentPropsWithRef<"button">, "children" | "onChange"> {
  /** Whether everything stands still. */
  still: boolean;
  /** The visitor stops or starts what moves. */
  onChange: (still: boolean) => void;
  /** Says the same in both states ("Animationen anhalten"): pressed or not tells which it is. */
  label: string;
}

/** The one control that stops, and starts again, everything that moves by itself. */
export function MotionSwitch({ still, onChange, label, className, ...rest }: MotionSwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={still}
      onClick={() => onChange(!still)}
      data-screen-only=""
      className={cx(styles.switch, className)}
    >
      <Icon name={still ? "play" : "pause"} />
      <span>{label}</span>
    </button>
  );
}
