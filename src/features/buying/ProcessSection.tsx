import { type Language, useCopy, useLanguage } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { Section } from "#ui/section/Section.tsx";
import styles from "./Buying.module.css";
import { buyingCopy } from "./buying.copy.ts";
import type { BuyingFacts } from "./buying.model.ts";
import { Sampled } from "./Sampled.tsx";

const locales: Record<Language, string> = { de: "de-DE", en: "en-IE" };

function euros(amount: number, language: Language): string {
  const format = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(locales[language], format).format(amount);
}

export interface ProcessSectionProps {
  facts: Pick<BuyingFacts, "price" | "project" | "market" | "contract">;
  /** Names of the facts that are only samples. */
  sample: readonly string[];
}

/** From the first call to the start, with an orientation on price and for whom it is. */
export function ProcessSection({ facts, sample }: ProcessSectionProps) {
  const { process } = useCopy(buyingCopy);
  const { language } = useLanguage();
  const { price, project, market, contract } = facts;
  return (
    <Section id="process" labelledBy="process-title">
      <Heading level={2} id="process-title" tabIndex={-1}>
        {process.title}
      </Heading>
      <ol className={styles["steps"]}>
        {process.steps.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3} size="s">
              {title}
            </Heading>
            <Prose quiet>
              <p>
                <Sampled when={sample.includes("project")}>{text(project)}</Sampled>
              </p>
            </Prose>
          </li>
        ))}
      </ol>
      <Prose>
        <p>
          <Sampled when={sample.includes("price")}>
            {process.price({
              setup: euros(price.setupFrom, language),
              monthly: euros(price.monthlyFrom, language),
            })}{" "}
            {price.model[language]}
          </Sampled>
        </p>
        <p>
          <Sampled when={sample.includes("contract")}>{process.contract(contract)}</Sampled>
        </p>
        <p>
          <Sampled when={sample.includes("market")}>
            {process.market(market.countries[language], market.sectors[language])}
          </Sampled>
        </p>
      </Prose>
    </Section>
  );
}
