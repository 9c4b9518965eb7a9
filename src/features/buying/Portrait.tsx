import { useHydrated } from "#shared/hydrated.ts";
import styles from "./Portrait.module.css";

export interface PortraitProps {
  /** Address of a square photograph; null: a drawing stands in for it. */
  picture: string | null;
  /** Tells the drawings of several people apart. */
  index: number;
}

/** Hair behind and before the face, on a grid of 96. */
const drawn = [
  {
    behind: "M30 58c-4-26 5-41 19-41 15 0 23 14 19 41 0 6 2 11 5 15-14 4-34 4-48 0 4-4 6-9 5-15z",
    before: "M32 44c1-14 8-21 17-21 10 0 16 7 16 20-7-1-14-5-18-12-3 7-8 11-15 13z",
  },
  {
    behind: "M32 47c-3-17 4-27 16-27s19 10 16 27z",
    before: "M32 45c-1-15 5-24 16-24s18 9 16 24c-2-3-3-6-3-10-9 1-17 0-23-3-1 5-3 9-6 13z",
  },
] as const;

/** A person, as a photograph or as a drawing in the page's own lines. Decorative: the name stands beside it. */
export function Portrait({ picture, index }: PortraitProps) {
  const hydrated = useHydrated();
  if (picture) {
    return (
      <img className={styles["portrait"]} src={picture} alt="" width="112" height="112" loading="lazy" />
    );
  }
  // Its room is kept: a document does without the drawing, which keeps it light.
  if (!hydrated) return <div className={styles["portrait"]} />;
  const hair = drawn[index % drawn.length] ?? drawn[0];
  return (
    <svg className={styles["portrait"]} viewBox="0 0 96 96" aria-hidden="true">
      <path className={styles["hair"]} d={hair.behind} />
      <path className={styles["coat"]} d="M8 98c1-17 12-24 29-28h22c17 4 28 11 29 28z" />
      <path className={styles["face"]} d="M41 58h14v12c-2 6-12 6-14 0z" />
      <path className={styles["face"]} d="M34 43c0-11 6-17 14-17s14 6 14 17c0 12-7 20-14 20s-14-8-14-20z" />
      <path className={styles["hair"]} d={hair.before} />
      <path className={styles["light"]} d="M68 73c10 4 17 11 18 25" />
    </svg>
  );
}
