import { callLink } from "#shared/call-link.ts";
import { useCopy, useLanguage } from "#shared/copy.ts";
import { euros, firstYearOf } from "#shared/euros.ts";
import { LinkButton } from "#ui/button/Button.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { SampleMark } from "#ui/sample-mark/SampleMark.tsx";
import { buyingCopy } from "./buying.copy.ts";
import type { BuyingFacts } from "./buying.model.ts";
import styles from "./PriceCard.module.css";

export interface PriceCardProps {
  /** Prices, and the term of the contract. */
  facts: Pick<BuyingFacts, "price" | "contract">;
  /** Whether the prices are made up. */
  sample?: boolean | undefined;
}

/** Left the bill: the lowest prices and two terms. Right what it buys, how the contract ends, and the way to a call. */
export function PriceCard({ facts: { price, contract }, sample = false }: PriceCardProps) {
  const { process, sample: sampleMark } = useCopy(buyingCopy);
  const { language } = useLanguage();
  const words = process.price;
  const shown = (amount: number) => euros(amount, language);
  const term = (label: string, months: number) => ({
    label,
    sum: `${shown(price.setupFrom)} + ${months} × ${shown(price.monthlyFrom)}`,
    amount: firstYearOf(price, months),
  });
  const amounts: { label: string; sum?: string; amount: number }[] = [
    { label: words.setup, amount: price.setupFrom },
    { label: words.monthly, amount: price.monthlyFrom },
    term(words.firstYear, 12),
    term(words.shortest, contract.minimumMonths),
  ];
  return (
    <div className={styles.card}>
      <div className={styles.price}>
        <Heading level={3} size="s">
          {`${words.title} `}
          {sample ? <SampleMark>{sampleMark}</SampleMark> : null}
        </Heading>
        <dl className={styles.amounts}>
          {amounts.map(({ label, sum, amount }) => (
            <div key={label}>
              <dt>
                {sum ? `${label} ` : label}
                {sum ? <small>{sum}</small> : null}
              </dt>
              <dd>
                <span className={styles.from}>{`${process.from} `}</span>
                {shown(amount)}
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.quiet}>{`${words.tax} ${price.model[language]}`}</p>
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
        <p className={styles.out}>{process.contract(contract)}</p>
        <LinkButton {...callLink} href="#contact" className={styles.call}>
          {process.call}
        </LinkButton>
      </div>
    </div>
  );
}
