import { useCopy, useLanguage } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { River } from "#ui/river/River.tsx";
import { Section } from "#ui/section/Section.tsx";
import styles from "./Buying.module.css";
import { buyingCopy } from "./buying.copy.ts";
import type { BuyingFacts } from "./buying.model.ts";
import { PriceCard } from "./PriceCard.tsx";

export interface ProcessSectionProps {
  /** Duration and price of a project. */
  facts: Pick<BuyingFacts, "price" | "project" | "market" | "contract">;
}

/** From the first call to the start, with an orientation on price and for whom it is. */
export function ProcessSection({ facts }: ProcessSectionProps) {
  const { process } = useCopy(buyingCopy);
  const { language } = useLanguage();
  const { project, market } = facts;
  return (
    <Section
      id="process"
      labelledBy="process-title"
      className={styles.process}
      behind={<River side="end" comes="along" last />}
    >
      <div className={styles.opening}>
        <Heading level={2} id="process-title" tabIndex={-1}>
          {process.title}
        </Heading>
        <Prose quiet>
          <p>{process.market(market.countries[language], market.sectors[language])}</p>
        </Prose>
      </div>
      <ol className={styles.steps}>
        {process.steps.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3} size="s">
              {title}
            </Heading>
            <Prose quiet>
              <p>{text(project)}</p>
            </Prose>
          </li>
        ))}
      </ol>
      <PriceCard facts={facts} />
    </Section>
  );
}
