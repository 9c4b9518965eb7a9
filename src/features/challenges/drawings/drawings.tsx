import type { ReactNode } from "react";
import { useCopy } from "#shared/copy.ts";
import styles from "./Drawing.module.css";
import { Drawing, Label } from "./Drawing.tsx";
import { drawingsCopy } from "./drawings.copy.ts";

/** From Friday 17:48 to Monday 9:00; the letter waits one tick an hour. */
const hours = Array.from({ length: 64 }, (_, hour) => hour);
/** Hours after the letter came in which nobody is awake. */
const asleep = (hour: number) => [6, 30, 54].some((evening) => hour >= evening && hour < evening + 8);

/** A letter that nobody answers until Monday. */
function Unanswered() {
  const { waiting } = useCopy(drawingsCopy);
  return (
    <Drawing>
      <rect className={styles.paper} x="2" y="12" width="68" height="48" rx="6" />
      <path d="m3 18 33 23 33-23" />
      <circle className={styles.lamp} cx="70" cy="12" r="6" />
      <Label className={styles.figure} x="92" y="35" text={waiting.time} />
      <Label x="92" y="60" text={waiting.state} />
      {hours.map((hour) => (
        <path
          key={hour}
          className={hour === 63 ? styles.warm : asleep(hour) ? styles.dim : undefined}
          d={`M${2 + hour * 5} ${asleep(hour) ? 94 : 86}V106`}
        />
      ))}
      <Label x="1" y="132" text={waiting.from} />
      <Label x="318" y="132" textAnchor="end" text={waiting.to} />
    </Drawing>
  );
}

/** One customer, two addresses: the invoice takes the wrong one. */
function Diverging() {
  const { invoice } = useCopy(drawingsCopy);
  return (
    <Drawing>
      <path className={styles.water} d="M14 66h46c34 0 26-34 60-34h34" />
      <path className={styles.warm} d="M60 66c34 0 26 42 60 42h34" />
      <circle className={styles.paper} cx="14" cy="66" r="12" />
      <circle cx="14" cy="63" r="3.500" />
      <path d="M8 72c2-5 10-5 12 0" />
      <rect className={styles.paper} x="154" y="2" width="164" height="60" rx="8" />
      <Label x="170" y="26" text="Shop" />
      <Label className={styles.current} x="170" y="49" text="Hafenstraße 9" />
      <g className={styles.dim}>
        <rect className={styles.paper} x="154" y="78" width="164" height="60" rx="8" />
      </g>
      <Label x="170" y="102" text="CRM" />
      <Label x="170" y="125" text="Kaistraße 4" />
      <path d="M166 119.500h94" />
      <rect className={styles.paper} x="88" y="78" width="22" height="28" rx="3" />
      <path d="M93 86h12M93 92h12M93 98h7" />
      <circle className={styles.lamp} cx="110" cy="78" r="5" />
      <Label x="99" y="134" textAnchor="middle" text={invoice} />
    </Drawing>
  );
}

/** A call that was promised and that nobody makes. */
function Missed() {
  const { missed } = useCopy(drawingsCopy);
  return (
    <Drawing>
      <Label className={styles.figure} x="0" y="28" text={missed.time} />
      <Label x="318" y="26" textAnchor="end" text={missed.promised} />
      <path className={styles.warm} d="M4 66c0 15 11 28 26 28l5-9-9-6-5 4c-4-2-7-6-8-10l5-4-5-10z" />
      <path className={styles.lost} d="M56 78h168" />
      <path d="m132 70 16 16m0-16-16 16" />
      <circle className={styles.paper} cx="266" cy="78" r="28" />
      <circle cx="266" cy="71" r="8" />
      <path d="M250 94c4-14 28-14 32 0" />
      <Label x="0" y="132" text={missed.call} />
      <Label x="318" y="132" textAnchor="end" text={missed.customer} />
    </Drawing>
  );
}

/** The picture of each challenge. */
export const drawings: Record<"wait-times" | "data-silos" | "missed-appointments", ReactNode> = {
  "wait-times": <Unanswered />,
  "data-silos": <Diverging />,
  "missed-appointments": <Missed />,
};
