import type { ReactNode } from "react";
import { useCopy } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import styles from "./HeroView.module.css";
import { TypedHeadline } from "./headline/TypedHeadline.tsx";
import { heroCopy } from "./hero.copy.ts";

export interface HeroViewProps {
  /** The decorative scene behind the words (HERO-02). */
  scene?: ReactNode;
  /** Stops what moves here; seen only where something may move. */
  pause?: ReactNode;
  /** The e-mail form. */
  children: ReactNode;
}

/** Says what is offered, to whom, and how to begin. */
export function HeroView({ scene, pause, children }: HeroViewProps) {
  const words = useCopy(heroCopy);
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      {scene}
      <div className={styles.content}>
        <Heading id="hero-title" level={1} tabIndex={-1} className={styles.headline}>
          <TypedHeadline text={words.headline} />
        </Heading>
        <Prose size="lead" className={`${styles.sub} ${styles.dimmed}`}>
          <p>{words.subheadline}</p>
        </Prose>
        <div className={styles.dimmed}>{children}</div>
        {pause ? <div className={styles.pause}>{pause}</div> : null}
      </div>
    </section>
  );
}
