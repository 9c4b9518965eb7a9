import type { ReactNode } from "react";
import { Scroller } from "#ui/scroller/Scroller.tsx";
import styles from "./Page.module.css";

export interface TableProps {
  caption: string;
  /** The heads of its columns; each row's first cell is its own head. */
  columns: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A table of the book: it scrolls by itself where the canvas is narrow. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <Scroller role="region" aria-label={caption} className={styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scroller>
  );
}
