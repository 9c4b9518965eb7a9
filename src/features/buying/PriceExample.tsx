import { useState } from "react";
import { useCopy, useLanguage } from "#shared/copy.ts";
import { euros, grouped } from "#shared/euros.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { buyingCopy } from "./buying.copy.ts";
import { figureIn, largest, type Typed, typedFigures, workedExample } from "./buying.example.ts";
import type { BuyingFacts } from "./buying.model.ts";
import { OwnFigures } from "./OwnFigures.tsx";
import styles from "./PriceExample.module.css";
import summary from "./Summary.module.css";

export interface PriceExampleProps {
  /** The prices, and the work that is counted out. */
  price: BuyingFacts["price"];
}

interface BarProps {
  /** How much of its width is filled, in percent. */
  part: number;
  /** From where on that is the monthly fee. */
  fee?: number | undefined;
  /** It stands for more than what it is compared with. */
  loss?: boolean;
}

const Bar = ({ part, fee, loss = false }: BarProps) => (
  <svg
    aria-hidden="true"
    className={styles.bar}
    data-loss={loss}
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
  >
    <rect width={part} height="1" />
    {fee === undefined ? null : <rect x={fee} width={part - fee} height="1" />}
  </svg>
);

/** The example with the visitor's figures; while one is no figure, what came of the last ones keeps its room, unseen. */
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
    const [first, second, third] = typedFigures.map((name) => figureIn(now, name));
    if (first && second && third) setExample({ requests: first, minutes: second, hourly: third });
  };
  const unclear = typedFigures.filter((name) => figureIn(shown, name) === null);
  return { typed: shown, unclear, type, example: { ...example, target } };
}

interface EarnedProps {
  /** What comes out for the figures of `price`. */
  worked: ReturnType<typeof workedExample>;
  /** The prices, and the work that is counted out. */
  price: BuyingFacts["price"];
}

/** Large what is left at the target, then at half of it; or that none pays. */
function Earned({ worked, price }: EarnedProps) {
  const { earned, percent } = useCopy(buyingCopy).saving;
  const { language } = useLanguage();
  const { first, half, later, enough } = worked;
  const { target: aimed } = price.example;
  const target = percent(aimed);
  const shown = (amount: number) => euros(amount, language);
  if (later <= 0)
    return (
      <>
        <p className={styles.never}>{earned.never}</p>
        <p>{earned.neverMore(target, enough === Infinity ? undefined : grouped(enough, language))}</p>
      </>
    );
  const saved =
    first > 0
      ? [
          { label: earned.target(target), amount: first },
          { label: earned.half(percent(aimed / 2)), amount: half },
        ]
      : [
          { label: earned.inFirst, amount: first },
          { label: earned.fromSecond(target), amount: later },
        ];
  return (
    <>
      <p>{first > 0 ? earned.first : earned.later}</p>
      <dl className={styles.saved}>
        {saved.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {amount > 0 ? <small>{`${earned.upTo} `}</small> : "−"}
              {shown(Math.abs(amount))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** How that comes about, and which share pays for what; folded. */
function Working({ worked, price }: EarnedProps) {
  const { earned, percent } = useCopy(buyingCopy).saving;
  const { language } = useLanguage();
  const { breakEven, withSetup, hoursGone, yearGone, fee, first, later } = worked;
  const shown = (amount: number) => euros(amount, language);
  const soon = first > 0;
  const rows = [
    {
      label: earned.hours(grouped(hoursGone, language), shown(price.example.hourly)),
      amount: shown(yearGone),
    },
    ...(soon ? [{ label: earned.setup, amount: `−${shown(price.setupFrom)}` }] : []),
    { label: earned.fee, amount: `−${shown(12 * fee)}` },
    ...(soon ? [{ label: earned.left, amount: shown(first) }] : []),
  ];
  return (
    <details className={styles.how}>
      <summary className={summary.summary}>{earned.how}</summary>
      <div>
        <dl className={styles.rows}>
          {rows.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        <p>
          {earned.paid(percent(breakEven), soon ? percent(withSetup) : undefined)}{" "}
          {soon ? earned.next(shown(later)) : null}
        </p>
      </div>
    </details>
  );
}

/** What a month of the same work costs, beside what is left of it with the monthly fee. */
export function PriceExample({ price }: PriceExampleProps) {
  const { process, saving: words } = useCopy(buyingCopy);
  const { language } = useLanguage();
  const hydrated = useHydrated();
  const { typed, unclear, type, example } = useOwnFigures(price.example);
  const own = { ...price, example };
  const worked = workedExample(own);
  const { hours, cost, workThen, costThen, part, partThen, partWork } = worked;
  const shown = (amount: number) => euros(amount, language);
  const bars = [
    { label: words.work, amount: shown(cost), part, from: null, fee: undefined, parts: null },
    {
      label: words.target,
      amount: shown(costThen),
      part: partThen,
      from: process.from,
      fee: partWork,
      parts: words.parts(shown(workThen), shown(worked.fee)),
    },
  ];
  const sum = words.sum({
    requests: grouped(example.requests, language),
    minutes: grouped(example.minutes, language),
    hours: grouped(hours, language),
    hourly: shown(example.hourly),
    cost: shown(cost),
  });
  const named = (name: keyof Typed) =>
    `${words.own[name]} (${words.own.most(grouped(largest[name], language))})`;
  return (
    <div className={styles.example} data-unclear={unclear.length > 0 ? "" : undefined}>
      <div className={styles.sum}>
        {/* Its room is kept: a document does without it, since it needs the script. */}
        <div className={styles.room} data-screen-only="">
          {hydrated ? <OwnFigures typed={typed} unclear={unclear} onType={type} /> : null}
        </div>
        <p role="status">{unclear.length > 0 ? words.own.unclear(unclear.map(named).join(", ")) : sum}</p>
        <dl>
          {bars.map(({ label, from, amount, part, fee, parts }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span>
                  {from ? <small>{`${from} `}</small> : null}
                  {amount}
                </span>
                <Bar part={part} fee={fee} loss={fee !== undefined && costThen > cost} />
                {parts ? <small>{parts}</small> : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.earned}>
        <Heading level={3} size="s">
          {words.earned.title}
        </Heading>
        {unclear.length > 0 ? <p className={styles.waits}>{words.earned.waits}</p> : null}
        <Earned worked={worked} price={own} />
      </div>
      {worked.later > 0 ? <Working worked={worked} price={own} /> : null}
    </div>
  );
}
