import styles from "./StableWidthLabel.module.css";

export interface StableWidthLabelProps {
  /** Every label that the place can have. */
  labels: readonly string[];
  /** The one of them that is seen and heard. */
  shown: string;
}

/** One of several labels, as large as the largest of them: nothing beside it moves when another one is shown. */
export function StableWidthLabel({ labels, shown }: StableWidthLabelProps) {
  return (
    <span className={styles.labels}>
      {labels.map((label) => (
        <span key={label} className={styles.label} data-shown={label === shown || undefined}>
          {label}
        </span>
      ))}
    </span>
  );
}
