import type { ReactNode } from "react";
import { callLink } from "#shared/call-link.ts";
import { useCopy } from "#shared/copy.ts";
import { LinkButton } from "#ui/button/Button.tsx";
import { ClaimList } from "#ui/claim/ClaimList.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { claimsCopy } from "./claims.copy.ts";
import { crmSystems } from "./claims.figures.ts";
import { ClaimPicture } from "./pictures/ClaimPicture.tsx";
import styles from "./SolutionPanel.module.css";
import { type Solution, solutionsCopy } from "./solutions.copy.ts";

/** Minutes of a first call, and weeks in which figures are watched after the start. */
export interface Project {
  callMinutes: number;
  watchedWeeks: number;
}

export interface SolutionPanelProps {
  /** Which of the three it is about. */
  solution: Solution;
  /** The solution at work. */
  demo: ReactNode;
  /** What a project takes. */
  project: Project;
}

/** A solution at work, right under its tab; beside it what it does, and the way to talk about it (SOL-02). */
export function SolutionPanel({ solution, demo, project }: SolutionPanelProps) {
  const words = useCopy(solutionsCopy);
  const { claims, noteName } = useCopy(claimsCopy);
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
        {solution === "crm" ? (
          <div className={styles.systems}>
            <p id="crm-systems">{words.systems}</p>
            <ul aria-labelledby="crm-systems">
              {crmSystems.map((system) => (
                <li key={system}>{system}</li>
              ))}
            </ul>
          </div>
        ) : null}
        <p className={styles.call}>
          <LinkButton {...callLink} href="#contact" tone="secondary">
            {words.call}
          </LinkButton>
          <span>{words.callHint(project.callMinutes)}</span>
        </p>
      </div>
      {solution === "chat" ? (
        <ClaimList
          claims={claims(project.watchedWeeks).map((claim) => ({
            ...claim,
            picture: <ClaimPicture of={claim.id} />,
          }))}
          noteName={noteName}
          className={styles.claims}
        />
      ) : null}
    </div>
  );
}
