import { useState } from "react";
import { useCopy, useLanguage } from "#shared/copy.ts";
import { euros, grouped } from "#shared/euros.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { buyingCopy } from "./buying.copy.ts";
import { figureIn, type Typed, typedFigures, workedExample } from "./buying.example.ts";
import type { BuyingFacts } from "./buying.model.ts";
import { OwnFigures } from "./OwnFigures.tsx";
import styles from "./PriceExample.module.css";

export interface PriceExampleProps {
  /** The prices, and the work that is counted out. */
  price: BuyingFacts["price"];
}

/** @param part of its width that is filled, in percent. */
const Bar = ({ part }: { part: number }) => (
  <svg aria-hidden="true" className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none">
    <rect width={part} height="1" />
  </svg>
);

/** The example with the visitor's figures; while one is no figure, with the last ones that were. */
function useOwnFigures({ requests, minutes, hourly, target }: BuyingFacts["price"]["example"]) {
  const given = { requests, minutes, hourly };
  const { language } = useLanguage();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [example, setExample] = useState(given);
  const shown = typed ?? {
    requests: grouped(requests, language),
    minutes: grouped(minutes, language),
    hourly: grouped(hourly, language),
  };
  const type = (now: Typed) => {
    setTyped(now);
    const [first, second, third] = typedFigures.map((name) => figureIn(now[name]));
    if (first && second && third) setExample({ requests: first, minutes: second, hourly: third });
  };
  const unclear = typedFigures.filter((name) => figureIn(shown[name]) === null);
  return { typed: shown, unclear, type, example: { ...example, target } };
}

type Worked = ReturnType<typeof workedExample>;

/** Large what is left at the target, then which shares of it pay for what; or that none pays. */
function Earned({ worked, target }: { worked: Worked; target: number }) {
  const { earned, percent } = useCopy(buyingCopy).process.example;
  const { language } = useLanguage();
  const { breakEven, withSetup, hoursGone, first, later } = worked;
  if (later <= 0) return <p>{earned.never(percent(target))}</p>;
  const soon = first > 0;
  const stages = [
    { gone: breakEven, text: earned.breakEven },
    ...(soon ? [{ gone: withSetup, text: earned.withSetup }] : []),
  ];
  return (
    <>
      <p className={styles.saved}>
        <span>{earned.upTo(percent(target), grouped(hoursGone, language))} </span>
        <strong>{euros(soon ? first : later, language)}</strong>{" "}
        <span>{soon ? earned.first(euros(later, language)) : earned.later}</span>
      </p>
      <ul className={styles.stages}>
        {stages.map(({ gone, text }) => (
          <li key={text}>
            <strong>{percent(gone)}</strong> <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a month of the same work costs, beside what is left of it with the monthly fee. */
export function PriceExample({ price }: PriceExampleProps) {
  const { process } = useCopy(buyingCopy);
  const { language } = useLanguage();
  const hydrated = useHydrated();
  const words = process.example;
  const { typed, unclear, type, example } = useOwnFigures(price.example);
  const worked = workedExample({ ...price, example });
  const { hours, cost, costThen, part, partThen } = worked;
  const shown = (amount: number) => euros(amount, language);
  const bars = [
    { label: words.work, amount: shown(cost), part },
    { label: words.target, amount: `${process.from} ${shown(costThen)}`, part: partThen },
  ];
  const sum = words.sum({
    requests: grouped(example.requests, language),
    minutes: grouped(example.minutes, language),
    hours: grouped(hours, language),
    hourly: shown(example.hourly),
    cost: shown(cost),
  });
  return (
    <div className={styles.example}>
      <div className={styles.sum}>
        <div className={styles.title}>
          <Heading level={3} size="s">
            {words.title}
          </Heading>
          {hydrated ? <span aria-hidden="true">{words.own.title}</span> : null}
        </div>
        {/* Its room is kept: a document does without it, since it needs the script. */}
        <div className={styles.room} data-screen-only="">
          {hydrated ? <OwnFigures typed={typed} unclear={unclear} onType={type} /> : null}
        </div>
        <p role="status">{unclear.length > 0 ? words.own.unclear : sum}</p>
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
      <div className={styles.earned}>
        <Heading level={4} size="s">
          {words.earned.title}
        </Heading>
        <Earned worked={worked} target={example.target} />
      </div>
    </div>
  );
}
