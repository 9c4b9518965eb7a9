import styles from "./SampleMark.module.css";

export interface SampleMarkProps {
  /** Says that the fact before it is made up. */
  children: string;
}

/** Stands after a fact that is only a sample. No <mark>: systems with colours of their own set one in black. */
export function SampleMark({ children }: SampleMarkProps) {
  return <span className={styles.mark}>{children}</span>;
}
