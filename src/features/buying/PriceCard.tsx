import { useCopy, useLanguage } from "#shared/copy.ts";
import { euros } from "#shared/euros.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { buyingCopy } from "./buying.copy.ts";
import type { BuyingFacts } from "./buying.model.ts";
import styles from "./PriceCard.module.css";

export interface PriceCardProps {
  /** Prices and the term of the contract. */
  facts: Pick<BuyingFacts, "price" | "contract">;
}

/** The lowest price, what it includes, and how the contract ends. */
export function PriceCard({ facts: { price, contract } }: PriceCardProps) {
  const { process } = useCopy(buyingCopy);
  const { language } = useLanguage();
  const words = process.price;
  const amounts = [
    { label: words.setup, amount: price.setupFrom },
    { label: words.monthly, amount: price.monthlyFrom },
  ];
  return (
    <div className={styles.card}>
      <div className={styles.price}>
        <Heading level={3} size="s">
          {words.title}
        </Heading>
        <dl className={styles.amounts}>
          {amounts.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span className={styles.from}>{process.from} </span>
                {euros(amount, language)}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.quiet}>
          <p>
            {words.tax} {price.model[language]}
          </p>
          <p>{process.contract(contract)}</p>
        </div>
      </div>
      <div className={styles.contents}>
        <Heading level={3} size="s">
          {words.includes}
        </Heading>
        <ul className={styles.includes}>
          {price.includes[language].map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
