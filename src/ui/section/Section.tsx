import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import styles from "./Section.module.css";

const outer = cva(styles.section, {
  variants: {
    space: { large: styles.large, medium: styles.medium },
    ground: { plain: null, water: styles.water },
  },
  defaultVariants: { space: "large", ground: "plain" },
});

export interface SectionProps extends ComponentPropsWithRef<"section"> {
  /** The id of its heading: names the section for those who jump from landmark to landmark. */
  labelledBy?: string;
  /**
   * The room above and below.
   * @default large
   */
  space?: "large" | "medium";
  /**
   * Sets it off from the section before.
   * @default plain
   */
  ground?: "plain" | "water";
  /** Stands behind all of it, as wide and high as the section. */
  behind?: ReactNode;
}

/** A part of a page: gutters at its sides, the page's rhythm above and below. */
export function Section({ labelledBy, space, ground, behind, className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} aria-labelledby={labelledBy} className={outer({ space, ground, className })}>
      {behind}
      <div className={styles.inner}>{children}</div>
    </section>
  );
}

export interface OpeningProps {
  /** Of the heading, which names the section (`labelledBy`) and takes the focus after a jump. */
  id: string;
  /** The heading's words. */
  title: string;
  /** What the section is about, in a sentence. */
  lead: string;
}

/** How a section begins. */
export function Opening({ id, title, lead }: OpeningProps) {
  return (
    <div className={styles.opening}>
      <Heading level={2} id={id} tabIndex={-1}>
        {title}
      </Heading>
      <Prose size="lead" quiet>
        <p>{lead}</p>
      </Prose>
    </div>
  );
}
