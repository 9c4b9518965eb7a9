import { cva } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentPropsWithRef } from "react";
import styles from "./Card.module.css";

const look = cva(styles.card, {
  variants: {
    tone: { surface: styles.surface, raised: styles.raised, outline: styles.outline },
    space: { medium: styles.medium, small: styles.small, none: null },
  },
  defaultVariants: { tone: "surface", space: "medium" },
});

export interface CardProps extends ComponentPropsWithRef<"div"> {
  /**
   * `raised` lies above other things, what the visitor is looking at; `outline` is an edge and nothing else.
   * @default surface
   */
  tone?: "surface" | "raised" | "outline";
  /**
   * The room inside; `none` for what goes to the edge.
   * @default medium
   */
  space?: "medium" | "small" | "none";
  /** Gives its looks to the one child instead of a `div`: an `li`, an `article`, a link. */
  asChild?: boolean;
}

/** Holds together what belongs together. A card that is a link or a button answers to the pointer. */
export function Card({ tone, space, asChild, className, ...rest }: CardProps) {
  const Root = asChild ? Slot.Root : "div";
  return <Root {...rest} className={look({ tone, space, className })} />;
}
