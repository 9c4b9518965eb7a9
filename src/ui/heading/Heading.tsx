import { cva } from "class-variance-authority";
import { type ComponentPropsWithRef, createContext, use } from "react";
import styles from "./Heading.module.css";

const look = cva(styles.heading, {
  variants: { size: { xl: styles.xl, l: styles.l, m: styles.m, s: styles.s } },
});

const sizeOf = { 1: "xl", 2: "l", 3: "m", 4: "s" } as const;
const tags = ["h1", "h2", "h3", "h4", "h5"] as const;

/** How many levels lower the headings inside stand: a view with an `h1` of its own may be part of another page. */
export const HeadingShift = createContext<0 | 1>(0);

export interface HeadingProps extends ComponentPropsWithRef<"h1"> {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** How large it looks, where that is not what its level suggests. */
  size?: "xl" | "l" | "m" | "s";
}

/** A heading: `level` says what it is, `size` how it looks (by default what its level suggests). */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Tag = tags[level - 1 + use(HeadingShift)] ?? "h5";
  return <Tag {...rest} className={look({ size: size ?? sizeOf[level], className })} />;
}
