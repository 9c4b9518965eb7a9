import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./Section.module.css";

const inner = cva(styles.inner, {
  variants: {
    width: { page: null, text: styles.text },
  },
  defaultVariants: { width: "page" },
});

const outer = cva(styles.section, {
  variants: {
    space: { large: styles.large, medium: styles.medium, none: null },
    ground: {
      plain: null,
      surface: styles.surface,
      water: styles.water,
    },
  },
  defaultVariants: { space: "large", ground: "plain" },
});

export interface SectionProps extends ComponentPropsWithRef<"section"> {
  /** The id of its heading: names the section for those who jump from landmark to landmark. */
  labelledBy?: string;
  /**
   * `text` is one column of running text, on the page's left edge.
   * @default page
   */
  width?: "page" | "text";
  /**
   * The room above and below.
   * @default large
   */
  space?: "large" | "medium" | "none";
  /**
   * Sets it off from the section before.
   * @default plain
   */
  ground?: "plain" | "surface" | "water";
  /** Stands behind all of it, as wide and high as the section. */
  behind?: ReactNode;
}

/** A part of a page: gutters at its sides, the page's rhythm above and below. */
export function Section({
  labelledBy,
  width,
  space,
  ground,
  behind,
  className,
  children,
  ...rest
}: SectionProps) {
  return (
    <section {...rest} aria-labelledby={labelledBy} className={outer({ space, ground, className })}>
      {behind}
      <div className={inner({ width })}>{children}</div>
    </section>
  );
}
