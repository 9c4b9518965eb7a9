import type { ReactNode } from "react";
import { useCopy } from "#shared/copy.ts";
import styles from "./Drawing.module.css";
import { Drawing, Label } from "./Drawing.tsx";
import { drawingsCopy } from "./drawings.copy.ts";

/** From Friday 17:48 to Monday 9:00; the letter waits one tick an hour. */
const hours = Array.from({ length: 64 }, (_, hour) => hour);
/** Hours after the letter came in which nobody is awake. */
const asleep = (hour: number) => [6, 30, 54].some((evening) => hour >= evening && hour < evening + 8);

/** What all three drawings begin with: a sign, how many, and of what. */
function Count({
  words: { figure, state },
  children,
}: {
  words: Record<"figure" | "state", string>;
  children: ReactNode;
}) {
  return (
    <>
      <rect className={styles.paper} x="2" y="12" width="68" height="48" rx="6" />
      {children}
      <circle className={styles.lamp} cx="70" cy="12" r="6" />
      <Label className={styles.figure} x="92" y="35" text={figure} />
      <Label x="92" y="60" text={state} />
    </>
  );
}

/** What stands below at the left and at the right. */
const Ends = ({ words: { from, to } }: { words: Record<"from" | "to", string> }) => (
  <>
    <Label x="1" y="132" text={from} />
    <Label x="318" y="132" textAnchor="end" text={to} />
  </>
);

/** A letter that nobody answers until Monday. */
function Unanswered() {
  const { waiting } = useCopy(drawingsCopy);
  return (
    <Drawing>
      <Count words={waiting}>
        <path d="m3 18 33 23 33-23" />
      </Count>
      {hours.map((hour) => (
        <path
          key={hour}
          className={hour === 63 ? styles.warm : asleep(hour) ? styles.dim : undefined}
          d={`M${2 + hour * 5} ${asleep(hour) ? 94 : 86}V106`}
        />
      ))}
      <Ends words={waiting} />
    </Drawing>
  );
}

/** One customer, two addresses: one system has the new one, the other keeps the old one. */
function Diverging() {
  const { diverging } = useCopy(drawingsCopy);
  return (
    <Drawing>
      <path className={styles.water} d="M36 60v22" />
      <path className={styles.warm} d="M36 60c0 16 10 12 40 12h124c20 0 20 2 20 10" />
      <Count words={diverging}>
        <circle cx="36" cy="29" r="7" />
        <path d="M22 50c3-15 25-15 28 0" />
      </Count>
      <rect className={styles.paper} x="2" y="82" width="152" height="56" rx="8" />
      <Label x="14" y="105" text="Shop" />
      <Label className={styles.current} x="14" y="127" text="Lindenweg 12" />
      <g className={styles.dim}>
        <rect className={styles.paper} x="166" y="82" width="152" height="56" rx="8" />
      </g>
      <Label x="178" y="105" text="CRM" />
      <Label x="178" y="127" text="Am Markt 3" />
      <path d="M178 121.500h80" />
    </Drawing>
  );
}

/** A call that was promised and that nobody makes. */
function Missed() {
  const { missed } = useCopy(drawingsCopy);
  return (
    <Drawing>
      <Count words={missed}>
        <path d="M23 24c0 15 11 25 25 25l4-8-8-5-5 4c-4-2-6-5-7-9l4-4-4-8z" />
      </Count>
      <path className={styles.lost} d="M40 94h240" />
      <path className={styles.warm} d="m152 86 16 16m0-16-16 16" />
      {[16, 302].map((x) => (
        <g key={x} className={x === 16 ? styles.dim : undefined}>
          <circle className={styles.paper} cx={x} cy="94" r="14" />
          <circle cx={x} cy="90" r="4" />
          <path d={`M${x - 7} 101c2-6 12-6 14 0`} />
        </g>
      ))}
      <Ends words={missed} />
    </Drawing>
  );
}

/** The picture of each challenge. */
export const drawings: Record<"wait-times" | "data-silos" | "missed-appointments", ReactNode> = {
  "wait-times": <Unanswered />,
  "data-silos": <Diverging />,
  "missed-appointments": <Missed />,
};
