import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "#ui/icon/Icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/VisuallyHidden.tsx";
import styles from "./StepList.module.css";

export type StepState = "waiting" | "current" | "done" | "failed";

export interface StepItem {
  id: string;
  label: ReactNode;
  state: StepState;
  /** Its result, or its progress. */
  detail?: ReactNode;
}

export interface StepListProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  /** The steps in their order. */
  steps: readonly StepItem[];
  /** Each state in a word ("erledigt"), for those who do not see the marks. */
  stateNames: Readonly<Record<StepState, string>>;
  /** In a narrow place a row of marks, with the detail of the latest step alone. */
  rowWhereNarrow?: boolean;
}

const markOf = {
  waiting: null,
  current: null,
  done: <Icon name="check" />,
  failed: <Icon name="close" />,
} as const satisfies Record<StepState, ReactNode>;

/** How far something has got, step by step, along one line. Give it a name with `aria-label`. */
export function StepList({ steps, stateNames, rowWhereNarrow = false, className, ...rest }: StepListProps) {
  return (
    <ol {...rest} className={cx(styles.steps, rowWhereNarrow && styles.row, className)}>
      {steps.map(({ id, label, state, detail }) => (
        <li
          key={id}
          data-state={state}
          aria-current={state === "current" ? "step" : undefined}
          className={styles.step}
        >
          <span aria-hidden="true" className={styles.mark}>
            {markOf[state]}
          </span>
          <div className={styles.words}>
            <p className={styles.label}>
              {label} <VisuallyHidden>({stateNames[state]})</VisuallyHidden>
            </p>
            {detail ? <div className={styles.detail}>{detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
