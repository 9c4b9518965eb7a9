import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import styles from "./Prose.module.css";

const look = cva(styles.prose, {
  variants: {
    size: { body: styles.body, lead: styles.lead, small: styles.small },
    quiet: { true: styles.quiet },
  },
  defaultVariants: { size: "body" },
});

export interface ProseProps extends ComponentPropsWithRef<"div"> {
  /**
   * `lead` opens a section; `small` is for notes.
   * @default body
   */
  size?: "body" | "lead" | "small";
  /** Steps back behind what it explains. */
  quiet?: boolean;
}

/** Running text at a line length that reads well; spaces out the paragraphs, lists and headings inside. */
export function Prose({ size, quiet, className, ...rest }: ProseProps) {
  return <div {...rest} className={look({ size, quiet, className })} />;
}
