import type { ReactNode } from "react";
import { callLink } from "#shared/call-link.ts";
import { useCopy } from "#shared/copy.ts";
import type { Solution } from "#shared/solutions.ts";
import { LinkButton } from "#ui/button/Button.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import styles from "./SolutionPanel.module.css";
import { solutionsCopy } from "./solutions.copy.ts";

export interface SolutionPanelProps {
  /** Which one it is about. */
  solution: Solution;
  /** The solution at work. */
  demo: ReactNode;
  /** Stands below the benefits. */
  more?: ReactNode;
}

/** A solution at work, right under its tab; beside it what it does, and the way to talk about it (SOL-02). */
export function SolutionPanel({ solution, demo, more }: SolutionPanelProps) {
  const words = useCopy(solutionsCopy);
  const { title, lead, benefits } = words.solutions[solution];
  return (
    <div className={styles.panel}>
      <div className={styles.demo}>{demo}</div>
      <div className={styles.words}>
        <Heading level={3}>{title}</Heading>
        <Prose quiet>
          <p>{lead}</p>
        </Prose>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" />
              {benefit}
            </li>
          ))}
        </ul>
        {more}
        <LinkButton {...callLink} href="#contact" tone="secondary" className={styles.call}>
          {words.call}
        </LinkButton>
      </div>
    </div>
  );
}
