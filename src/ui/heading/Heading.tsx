import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import styles from "./Heading.module.css";

const look = cva(styles.heading, {
  variants: { size: { xl: styles.xl, l: styles.l, m: styles.m, s: styles.s } },
});

const sizeOf = { 1: "xl", 2: "l", 3: "m", 4: "s" } as const;
const tagOf = { 1: "h1", 2: "h2", 3: "h3", 4: "h4" } as const;

export interface HeadingProps extends ComponentPropsWithRef<"h1"> {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** How large it looks, where that is not what its level suggests. */
  size?: "xl" | "l" | "m" | "s";
}

/** A heading: `level` says what it is, `size` how it looks (by default what its level suggests). */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Tag = tagOf[level];
  return <Tag {...rest} className={look({ size: size ?? sizeOf[level], className })} />;
}
