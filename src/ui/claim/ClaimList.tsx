import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./ClaimList.module.css";

export interface Claim {
  id: string;
  /** The figure: short, it is set as a title. */
  figure: string;
  /** The unit of the figure. */
  label: string;
  /** The basis of the figure and its limits, in a sentence or two. No claim stands without one. */
  basis: ReactNode;
}

export interface ClaimListProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** What the claims are about, for those who listen. */
  label: string;
  /** The claims, all of one size: a target is no larger than what holds already. */
  claims: readonly Claim[];
  /** The ids of those that are aimed at: their line is dashed. */
  targets?: readonly string[];
}

/** A figure, set as a title; what limits it ("up to") is as small as a note. */
function Figure({ children }: { children: string }) {
  const digits = children.search(/\d/);
  return (
    <strong className={styles.figure}>
      {digits > 0 ? <span className={styles.limit}>{children.slice(0, digits)}</span> : null}
      {children.slice(digits)}
    </strong>
  );
}

/** Figures that a company claims, each with its basis in plain sight below (SOL-03). */
export function ClaimList({ label, claims, targets, className, ...rest }: ClaimListProps) {
  return (
    <ul {...rest} aria-label={label} className={cx(styles.claims, className)}>
      {claims.map(({ id, figure, label: unit, basis }) => (
        <li key={id} className={cx(styles.claim, targets?.includes(id) && styles.target)}>
          <Figure>{figure}</Figure>
          <p>
            <span className={styles.label}>{unit}</span> <span className={styles.basis}>{basis}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
