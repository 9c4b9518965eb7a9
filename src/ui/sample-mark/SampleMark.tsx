import styles from "./SampleMark.module.css";

export interface SampleMarkProps {
  /** Says that the fact before it is made up. */
  children: string;
}

/** Stands after a fact that is only a sample. */
export function SampleMark({ children }: SampleMarkProps) {
  return <mark className={styles.mark}>{children}</mark>;
}
