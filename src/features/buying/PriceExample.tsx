import { useCopy, useLanguage } from "#shared/copy.ts";
import { euros } from "#shared/euros.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { Button } from "#ui/button/Button.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { buyingCopy } from "./buying.copy.ts";
import { workedExample } from "./buying.example.ts";
import type { BuyingFacts } from "./buying.model.ts";
import styles from "./PriceExample.module.css";

export interface PriceExampleProps {
  /** The prices, and the work that is counted out. */
  price: BuyingFacts["price"];
  /** The visitor wants the same with their own figures. @param question that the assistant begins with. */
  onCalculate: (question: string) => void;
}

/** @param part of its width that is filled, in percent. */
const Bar = ({ part }: { part: number }) => (
  <svg aria-hidden="true" className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none">
    <rect width={part} height="1" />
  </svg>
);

/** What a month of the same work costs, beside the monthly fee. */
export function PriceExample({ price, onCalculate }: PriceExampleProps) {
  const { process } = useCopy(buyingCopy);
  const { language } = useLanguage();
  const hydrated = useHydrated();
  const words = process.example;
  const { hours, cost, share, breakEven, withSetup, first, later } = workedExample(price);
  const shown = (amount: number) => euros(amount, language);
  const bars = [
    { label: words.work, amount: shown(cost), part: 100 },
    { label: words.fee, amount: `${process.from} ${shown(price.monthlyFrom)}`, part: share },
  ];
  const stages = [
    { gone: breakEven, earned: words.earned.breakEven },
    { gone: withSetup, earned: words.earned.withSetup },
    { gone: price.example.target, earned: words.earned.target(shown(first), shown(later)) },
  ];
  return (
    <div className={styles.example}>
      <div className={styles.sum}>
        <Heading level={3} size="s">
          {words.title}
        </Heading>
        <p>{words.sum(price.example, hours, shown(price.example.hourly), shown(cost))}</p>
        <dl>
          {bars.map(({ label, amount, part }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {amount}
                <Bar part={part} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className={styles.earned}>
        {stages.map(({ gone, earned }) => (
          <li key={gone}>
            <strong>{words.percent(gone)}</strong> <span>{earned}</span>
          </li>
        ))}
      </ul>
      {/* Its room is kept: a document does without it, since it needs the script. */}
      <div className={styles.own} data-screen-only="">
        {hydrated ? (
          <Button tone="secondary" icon={<Icon name="chat" />} onClick={() => onCalculate(words.question)}>
            {words.own}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
