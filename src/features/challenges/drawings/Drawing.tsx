import type { ComponentProps, ReactNode } from "react";
import { useHydrated } from "#shared/hydrated.ts";
import styles from "./Drawing.module.css";

export interface DrawingProps {
  /** The shapes of the drawing. */
  children: ReactNode;
}

/** A small picture of 320 × 140, at the edge of the words. Decorative: the words beside it say the same. Drawn once React has taken the part over. */
export function Drawing({ children }: DrawingProps) {
  const hydrated = useHydrated();
  return (
    <div className={styles.drawing}>
      {hydrated ? (
        <svg
          aria-hidden="true"
          viewBox="0 0 320 140"
          preserveAspectRatio="xMinYMid"
          className={styles.picture}
        >
          {children}
        </svg>
      ) : null}
    </div>
  );
}

/** A word in a drawing. */
export function Label({ text, ...place }: ComponentProps<"text"> & { text: string }) {
  return <text {...place}>{text}</text>;
}
