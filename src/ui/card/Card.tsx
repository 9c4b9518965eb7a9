import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import styles from "./Card.module.css";

export type CardProps = ComponentPropsWithRef<"div">;

/** Holds together what belongs together. */
export function Card({ className, ...rest }: CardProps) {
  return <div {...rest} className={cx(styles.card, className)} />;
}
