import { cx } from "class-variance-authority";
import styles from "./River.module.css";

export interface RiverProps {
  /** Whether the wave is drawn already: a document does without, which keeps it light. */
  drawn?: boolean;
  /**
   * Along which side it came, where the ground changes: the edge is a wave then, over the end of the section before.
   * On a wide screen it crosses from there to the other side.
   */
  from?: "start" | "end";
  /** Whether it goes straight on instead, along the side from which it came. */
  straight?: boolean;
  /** Along which side it runs through this section. Without it, the section draws its own run. */
  side?: "start" | "end";
  /** Whether it runs to the very end: else the next section's wave takes it up. */
  last?: boolean;
}

/** The near bank, in a box of 1000 × 100 that is as wide as the grid: lines in it keep their width. */
const bank = "C0 36 40 46 150 50S380 76 520 62 760 30 860 44 1000 62 1000 100";
/** The same bank, drawn on at both sides as far as the window is wider than the grid. */
const edge =
  "M-900 44C-600 70-300 30 0 45C50 47.5 100 48 150 50S380 76 520 62 760 30 860 44 950 58 1000 60s500-40 900-10";

/**
 * One reach of the river that joins the page's sections. Decorative. The light on it keeps pace with whoever reads,
 * unless nothing may move. A narrow screen shows the waves alone.
 */
export function River({ drawn = false, from, straight = false, side, last = false }: RiverProps) {
  return (
    <div
      aria-hidden="true"
      className={styles.river}
      data-from={from}
      data-straight={straight || undefined}
      data-side={side}
      data-last={last || undefined}
    >
      {from && drawn ? (
        <svg aria-hidden="true" viewBox="0 0 1000 100" preserveAspectRatio="none" className={styles.wave}>
          <path className={styles.ground} d={`${edge}V101H-900Z`} />
          <path className={styles.edge} d={edge} />
          <path className={styles.water} d={`M0-3V0${bank}V103`} />
          <path className={styles.strand} d="M120 54C240 60 380 84 530 70S760 42 880 54" />
          <path className={styles.strand} d="M240 66c120 16 220 20 330 8" />
          <path className={styles.crossing} d="M0-3V103" />
          <path className={cx(styles.light, styles.crossing)} d="M0 45h.1" />
          <path className={styles.light} d="M214 54h.1M655 47h.1" />
          <path className={styles.spark} d="M330 73h.1M470 63h.1M585 62h.1M742 37h.1M835 52h.1" />
        </svg>
      ) : null}
    </div>
  );
}
