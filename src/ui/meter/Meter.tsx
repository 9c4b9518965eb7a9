import { cva } from "class-variance-authority";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import hidden from "#ui/visually-hidden/VisuallyHidden.module.css";
import styles from "./Meter.module.css";

const look = cva(styles.meter, {
  variants: {
    tone: { good: styles.good, accent: styles.accent, danger: styles.danger },
    shape: { bar: styles.bar, ring: styles.ring },
  },
  defaultVariants: { tone: "good", shape: "bar" },
});

export interface MeterProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The measured quantity. */
  label: ReactNode;
  /** How much there is, from 0 to 100. */
  value: number;
  /** The value as it is said and shown ("87 von 100"). */
  valueText: string;
  /**
   * The meaning of the amount.
   * @default good
   */
  tone?: "good" | "accent" | "danger";
  /**
   * A `bar` beside others of its kind; a `ring` for the one number of a card: a score.
   * @default bar
   */
  shape?: "bar" | "ring";
}

/** How much of a known whole: a score, a fill. Not how far something has got; that is a `StepList`. */
export function Meter({ label, value, valueText, tone, shape, className, ...rest }: MeterProps) {
  const labelId = useId();
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div {...rest} className={look({ tone, shape, className })}>
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
        {shape === "ring" ? (
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <circle cx="50" cy="50" r="44" className={styles.rest} />
            <circle cx="50" cy="50" r="44" pathLength="100" strokeDasharray={`${percent} 200`} />
          </svg>
        ) : (
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={percent} height="1" />
          </svg>
        )}
      </div>
    </div>
  );
}
