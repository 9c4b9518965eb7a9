import { cx } from "class-variance-authority";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import hidden from "#ui/visually-hidden/VisuallyHidden.module.css";
import styles from "./Meter.module.css";

export interface MeterProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The measured quantity. */
  label: ReactNode;
  /** How much there is, from 0 to 100. */
  value: number;
  /** The value as it is said and shown ("87 von 100"). */
  valueText: string;
}

/** How much of a known whole, as a ring: the score of a card. Not how far something has got; that is a `StepList`. */
export function Meter({ label, value, valueText, className, ...rest }: MeterProps) {
  const labelId = useId();
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div {...rest} className={cx(styles.meter, className)}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <span aria-hidden="true" className={styles.value}>
        {valueText}
      </span>
      {/* The real one is heard; browsers paint it each in its own way, so a drawing is seen. */}
      <meter
        aria-labelledby={labelId}
        aria-valuetext={valueText}
        max={100}
        value={value}
        className={hidden["hidden"]}
      />
      <div className={styles.track}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="44" className={styles.rest} />
          <circle cx="50" cy="50" r="44" pathLength="100" strokeDasharray={`${percent} 200`} />
        </svg>
      </div>
    </div>
  );
}
