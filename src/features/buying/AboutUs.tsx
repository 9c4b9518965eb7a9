import { useCopy, useLanguage } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { SampleMark } from "#ui/sample-mark/SampleMark.tsx";
import { buyingCopy } from "./buying.copy.ts";
import type { BuyingFacts } from "./buying.model.ts";
import styles from "./People.module.css";
import { People } from "./People.tsx";

export interface AboutUsProps {
  /** The facts of the company. */
  facts: Pick<BuyingFacts, "brand" | "town" | "since" | "team" | "market">;
  /** Whether the people are made up. */
  sample?: boolean;
}

/** Whose page this is, and who answers, with a direct line. Its anchors are `#about` and `#company`. */
export function AboutUs({ facts: { brand, town, since, team, market }, sample = false }: AboutUsProps) {
  const words = useCopy(buyingCopy);
  const { language } = useLanguage();
  const { title, about, aimed, readers } = words.company;
  return (
    <section id="about" aria-labelledby="about-title" className={styles.about}>
      <Heading level={3} size="m" id="about-title" tabIndex={-1}>
        {title}
      </Heading>
      <Prose quiet>
        <p>
          {`${about(brand, town, since, team.size)} ${aimed(market.region[language])} `}
          {sample ? <SampleMark>{words.sample}</SampleMark> : null}
        </p>
        <p id="company">{readers}</p>
      </Prose>
      <People facts={{ team }} direct />
    </section>
  );
}
