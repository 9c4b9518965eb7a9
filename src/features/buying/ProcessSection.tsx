import { useCopy } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { River } from "#ui/river/River.tsx";
import { Section } from "#ui/section/Section.tsx";
import { buyingCopy } from "./buying.copy.ts";
import type { BuyingFacts } from "./buying.model.ts";
import { PriceCard } from "./PriceCard.tsx";
import styles from "./ProcessSection.module.css";

export interface ProcessSectionProps {
  /** Price, duration and contract of a project. */
  facts: Pick<BuyingFacts, "price" | "project" | "contract">;
  /** Whether the prices are made up. */
  sample?: boolean;
}

/** From the first call to the start, and what that costs. */
export function ProcessSection({ facts, sample }: ProcessSectionProps) {
  const { process } = useCopy(buyingCopy);
  const terms = { ...facts.project, ...facts.contract };
  return (
    <Section
      id="process"
      labelledBy="process-title"
      behind={<River from="start" straight drawn={useHydrated()} />}
    >
      <div className={styles.opening}>
        <Heading level={2} id="process-title" tabIndex={-1}>
          {process.title}
        </Heading>
      </div>
      <div className={styles.way}>
        <ol className={styles.steps}>
          {process.steps.map(({ title, time, text }) => (
            <li key={title}>
              <Heading level={3} size="s">
                {title}
              </Heading>
              <p className={styles.time}>{time(terms)}</p>
              <Prose quiet>
                <p>{text(terms)}</p>
              </Prose>
            </li>
          ))}
        </ol>
        <PriceCard facts={facts} sample={sample} />
      </div>
    </Section>
  );
}
