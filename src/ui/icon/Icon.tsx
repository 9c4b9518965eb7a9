import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import styles from "./Icon.module.css";
import { shapes } from "./shapes.ts";

export type IconName = keyof typeof shapes;

export const iconNames = Object.keys(shapes).filter((name): name is IconName => name in shapes);

export interface IconProps extends Omit<ComponentPropsWithRef<"svg">, "children" | "name"> {
  /** Which sign it is. */
  name: IconName;
}

/**
 * A line drawing on a grid of 24, in the colour and at the size of the words beside it. Decorative: what it
 * means stands in words too. `--icon-size` tunes it from outside.
 */
export function Icon({ name, className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      aria-hidden="true"
      className={cx(styles.icon, className)}
    >
      {shapes[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
