import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { useCopy } from "#shared/copy.ts";
import styles from "./Drawing.module.css";
import { Drawing } from "./Drawing.tsx";
import { drawingsCopy } from "./drawings.copy.ts";

/** From Friday 17:48 to Monday 9:00; the letter waits one tick an hour. */
const hours = Array.from({ length: 64 }, (_, hour) => hour);
/** Hours after the letter came in which nobody is awake. */
const asleep = (hour: number) => [6, 30, 54].some((evening) => hour >= evening && hour < evening + 8);

/** A letter that nobody answers until Monday. */
function Unanswered() {
  return (
    <Drawing>
      <rect className={styles.paper} x="29" y="22" width="78" height="54" rx="6" />
      <path d="m30 28 38 26 38-26" />
      <circle className={styles.lamp} cx="107" cy="22" r="6" />
      <text className={styles.figure} x="164" y="66">
        63 h
      </text>
      {hours.map((hour) => (
        <path
          key={hour}
          className={hour === 63 ? styles.warm : asleep(hour) ? styles.dim : undefined}
          d={`M${2 + hour * 5} ${asleep(hour) ? 112 : 104}V124`}
        />
      ))}
    </Drawing>
  );
}

/** One customer, two addresses: the invoice takes the wrong one. */
function Diverging() {
  return (
    <Drawing>
      <path className={styles.water} d="M14 70h52c34 0 26-40 60-40h34" />
      <path className={styles.warm} d="M66 70c34 0 26 40 60 40h34" />
      <circle className={styles.paper} cx="14" cy="70" r="12" />
      <circle cx="14" cy="67" r="3.500" />
      <path d="M8 76c2-5 10-5 12 0" />
      <rect className={styles.paper} x="160" y="10" width="150" height="40" rx="8" />
      <text x="176" y="36">
        Hafenstraße 9
      </text>
      <g className={styles.dim}>
        <rect className={styles.paper} x="160" y="90" width="150" height="40" rx="8" />
      </g>
      <text x="176" y="116">
        Kaistraße 4
      </text>
      <path d="M172 110.500h94" />
      <rect className={styles.paper} x="98" y="84" width="22" height="28" rx="3" />
      <path d="M103 92h12M103 98h12M103 104h7" />
      <circle className={styles.lamp} cx="120" cy="84" r="5" />
    </Drawing>
  );
}

/** A call at half past two that reaches nobody. */
function Missed() {
  const { missed } = useCopy(drawingsCopy);
  return (
    <Drawing>
      <text className={styles.figure} x="0" y="32">
        {missed}
      </text>
      <path className={styles.warm} d="M22 84c0 15 11 28 26 28l5-9-9-6-5 4c-4-2-7-6-8-10l5-4-5-10z" />
      <path className={styles.warm} d="M66 84a18 18 0 0 1 0 24M78 76a32 32 0 0 1 0 40" />
      <path className={cx(styles.dim, styles.warm)} d="M90 68a46 46 0 0 1 0 56" />
      <path className={styles.lost} d="M112 96h120" />
      <path d="m164 88 16 16m0-16-16 16" />
      <g className={styles.dim}>
        <circle className={styles.paper} cx="272" cy="96" r="30" />
        <circle cx="272" cy="88" r="8" />
        <path d="M256 112c4-14 28-14 32 0" />
      </g>
    </Drawing>
  );
}

/** The picture of each challenge. */
export const drawings: Record<"wait-times" | "data-silos" | "missed-appointments", ReactNode> = {
  "wait-times": <Unanswered />,
  "data-silos": <Diverging />,
  "missed-appointments": <Missed />,
};
