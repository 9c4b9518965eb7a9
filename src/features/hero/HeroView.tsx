import type { ReactNode } from "react";
import { type Copy, useCopy, useLanguage } from "#shared/copy.ts";
import { euros } from "#shared/euros.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { SampleMark } from "#ui/sample-mark/SampleMark.tsx";
import styles from "./HeroView.module.css";
import { TypedHeadline } from "./headline/TypedHeadline.tsx";
import { heroCopy } from "./hero.copy.ts";

export interface HeroFacts {
  /** The lowest prices, in euros. */
  price: { setupFrom: number; monthlyFrom: number };
  /** What customers do. */
  market: { sectors: Copy<string>; region: Copy<string> };
}

export interface HeroViewProps {
  /** For whom the offer is, and from how much on. */
  facts: HeroFacts;
  /** Whether those facts are made up. */
  sample?: boolean;
  /** The decorative scene (HERO-02): behind the words, and on a phone between them. */
  scene?: ReactNode;
  /** The control that stops what moves here; shown only where something may move. */
  pause?: ReactNode;
  /** The light that shows a sent address on its way, while it is. */
  sentLight?: ReactNode;
  /** The e-mail form. */
  children: ReactNode;
}

/** Says what is offered, to whom, from how much on, and how to begin. */
export function HeroView({ facts, sample = false, scene, pause, sentLight, children }: HeroViewProps) {
  const words = useCopy(heroCopy);
  const { language } = useLanguage();
  const { price, market } = facts;
  const [setup, monthly] = [euros(price.setupFrom, language), euros(price.monthlyFrom, language)];
  return (
    <section className={styles.hero} aria-labelledby="hero-title" data-sends={sentLight ? "" : undefined}>
      <Heading id="hero-title" level={1} tabIndex={-1} className={styles.headline}>
        <TypedHeadline text={words.headline} />
      </Heading>
      <div className={styles.scene} data-screen-only="">
        {scene}
      </div>
      <div className={styles.words}>
        <Prose size="lead" className={styles.sub}>
          <p>{words.subheadline}</p>
        </Prose>
        <p className={styles.offer}>
          <strong>{words.setup(setup)}</strong> <strong>{words.monthly(monthly)}</strong>{" "}
          <span>
            {`${words.basis} `}
            {sample ? <SampleMark>{words.sample}</SampleMark> : null}
          </span>{" "}
          <span>{words.whom({ sectors: market.sectors[language], region: market.region[language] })}</span>
        </p>
        {children}
      </div>
      {pause ? <div className={styles.pause}>{pause}</div> : null}
      {sentLight}
    </section>
  );
}
