import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { VisuallyHidden } from "#ui/visually-hidden/VisuallyHidden.tsx";
import styles from "./ClaimList.module.css";

export interface Claim {
  id: string;
  /** The figure: short, it is set as a title. */
  figure: string;
  /** The unit of the figure. */
  label: string;
  /** A decorative picture above the figure. */
  picture?: ReactNode;
  /** The basis of the figure and its limits. No claim stands without one. */
  basis: ReactNode;
}

export interface ClaimListProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The claims, each with its picture. */
  claims: readonly Claim[];
  /** Stands before each note's number for those who listen ("Fußnote"). */
  noteName: string;
}

/** A figure, set as a title; what limits it ("up to") stands before it, as large as text. */
function Figure({ children }: { children: string }) {
  const digits = children.search(/\d/);
  return (
    <strong className={styles.figure}>
      {digits > 0 ? <span className={styles.limit}>{children.slice(0, digits)}</span> : null}
      {children.slice(digits)}
    </strong>
  );
}

/** Figures that a company claims, each with a footnote of its basis in plain sight below (SOL-03). */
export function ClaimList({ claims, noteName, className, ...rest }: ClaimListProps) {
  return (
    <div {...rest} className={cx(styles.claims, className)}>
      <ul className={styles.figures}>
        {claims.map(({ id, figure, label, picture }, index) => (
          <li key={id} className={styles.claim}>
            {picture ? <div className={styles.picture}>{picture}</div> : null}
            <Figure>{figure}</Figure>
            <span className={styles.label}>
              {label}
              <sup className={styles.mark}>
                <VisuallyHidden> ({noteName} </VisuallyHidden>
                {index + 1}
                <VisuallyHidden>)</VisuallyHidden>
              </sup>
            </span>
          </li>
        ))}
      </ul>
      <ol className={styles.notes}>
        {claims.map(({ id, basis }) => (
          <li key={id}>{basis}</li>
        ))}
      </ol>
    </div>
  );
}
