import styles from "./TopBar.module.css";

/** Three lights on a river: the mark of the house. Decorative, the name stands beside it. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
      <path
        d="M3 22c5-1 7-5 12-5s8 3 14 1"
        fill="none"
        className={styles.river}
        strokeWidth="2.25"
        strokeLinecap="round"
      />
      <path
        d="M6 27c4-.6 6-2.5 10-2.5s6 1.300 10 .6"
        fill="none"
        className={styles.river}
        strokeWidth="2.25"
        strokeLinecap="round"
        opacity="0.55"
      />
      <circle cx="21" cy="9" r="4" className={styles.light} />
      <circle cx="10" cy="11.500" r="2.250" className={styles.light} opacity="0.75" />
    </svg>
  );
}
