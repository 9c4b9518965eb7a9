import type { ReactNode } from "react";
import { useAlive } from "#shared/alive.ts";
import styles from "./Drawing.module.css";

export interface DrawingProps {
  /** What is drawn. */
  children: ReactNode;
}

/** A small picture of 320 × 140. Decorative: the words beside it say the same. Drawn once the part is alive. */
export function Drawing({ children }: DrawingProps) {
  const alive = useAlive();
  return (
    <div className={styles["drawing"]}>
      {alive ? (
        <svg aria-hidden="true" viewBox="0 0 320 140" className={styles["picture"]}>
          {children}
        </svg>
      ) : null}
    </div>
  );
}
