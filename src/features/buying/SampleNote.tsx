import { useCopy } from "#shared/copy.ts";
import styles from "./Buying.module.css";
import { buyingCopy } from "./buying.copy.ts";

export interface SampleNoteProps {
  /** Whether facts of this section are made up. */
  when: boolean;
}

/** One quiet line at the end of a section whose facts are only samples: a mark on each would drown them. */
export function SampleNote({ when }: SampleNoteProps) {
  const { sample } = useCopy(buyingCopy);
  return when ? <p className={styles["sample"]}>{sample}</p> : null;
}
