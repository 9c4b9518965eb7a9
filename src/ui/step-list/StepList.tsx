import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "#ui/icon/Icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/VisuallyHidden.tsx";
import styles from "./StepList.module.css";

export type StepState = "waiting" | "current" | "done";

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
}

const markOf = {
  waiting: null,
  current: null,
  done: <Icon name="check" />,
} as const satisfies Record<StepState, ReactNode>;

/**
 * How far something has got, step by step, along one line; in a narrow place a row of marks, with the detail of the
 * latest step alone. Give it a name with `aria-label`.
 */
export function StepList({ steps, stateNames, className, ...rest }: StepListProps) {
  return (
    <ol {...rest} className={cx(styles.steps, className)}>
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
              {label}
              <VisuallyHidden>{` (${stateNames[state]})`}</VisuallyHidden>
            </p>
            {detail ? <div className={styles.detail}>{detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
