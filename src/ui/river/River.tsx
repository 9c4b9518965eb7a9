import styles from "./River.module.css";

export interface RiverProps {
  /** Whether a crossing is drawn already: a document does without, which keeps it light. */
  drawn?: boolean;
  /** Along which side of its section it runs. */
  side: "start" | "end";
  /**
   * How it comes there: `across` the page, from the other side, over the end of the section before; along this side,
   * as it did in that section; or it rises here.
   */
  comes?: "across" | "along" | "rises";
  /** Whether it ends with its section: else the next one's crossing takes it up. */
  last?: boolean;
}

/** The near bank, in a box of 1000 × 100 that is as wide as the page: lines in it keep their width. */
const bank = "C12 36 50 46 160 50S380 76 520 62 760 30 860 44 988 62 988 100";
const below = "M0 45C60 46 110 47 160 50S380 76 520 62 760 30 860 44 950 58 1000 60V101H0Z";

/**
 * The one river of the page: crosses it between two sections and runs on along the side. Decorative. The light on it
 * keeps pace with whoever reads, unless nothing may move.
 */
export function River({ drawn = false, side, comes = "across", last = false }: RiverProps) {
  return (
    <div
      aria-hidden="true"
      className={styles.river}
      data-side={side}
      data-rises={comes === "rises" || undefined}
      data-last={last || undefined}
    >
      {comes === "across" && drawn ? (
        <svg aria-hidden="true" viewBox="0 0 1000 100" preserveAspectRatio="none" className={styles.crossing}>
          <path className={styles.ground} d={below} />
          <path className={styles.water} d={`M12 0${bank}`} />
          <path className={styles.strand} d="M120 54C240 60 380 84 530 70S760 42 880 54" />
          <path className={styles.strand} d="M240 66c120 16 220 20 330 8" />
          <path className={styles.light} d="M214 57h.1M655 44h.1" />
          <path className={styles.spark} d="M330 73h.1M470 63h.1M585 62h.1M742 37h.1M835 52h.1" />
        </svg>
      ) : null}
    </div>
  );
}
