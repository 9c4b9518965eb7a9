import type { ReactNode } from "react";
import { useCopy } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { River } from "#ui/river/River.tsx";
import { Section } from "#ui/section/Section.tsx";
import styles from "./ChallengesSection.module.css";
import { challengesCopy } from "./challenges.copy.ts";
import { drawings } from "./drawings/drawings.tsx";

export interface ChallengesSectionProps {
  /** Whose page this is: "About us" leads here. */
  about?: ReactNode;
}

/** Three pains, each as a moment of the week (PAIN-01). Its anchor is `#about`. */
export function ChallengesSection({ about }: ChallengesSectionProps) {
  const words = useCopy(challengesCopy);
  return (
    <Section id="about" labelledBy="about-title" behind={<River side="start" comes="rises" />}>
      <div className={styles.layout}>
        <div className={styles.head}>
          <Heading level={2} id="about-title" tabIndex={-1}>
            {words.title}
          </Heading>
          <div className={styles.intro}>
            <Prose quiet>
              <p>{words.intro}</p>
            </Prose>
            {about}
          </div>
        </div>
        <ol className={styles.week}>
          {words.challenges.map(({ id, moment, title, text }) => (
            <li key={id} className={styles.moment}>
              <p className={styles.time}>{moment}</p>
              <div className={styles.words}>
                <div className={styles.said}>
                  <Heading level={3} size="s">
                    {title}
                  </Heading>
                  <Prose quiet>
                    <p>{text}</p>
                  </Prose>
                </div>
                <div className={styles.seen}>{drawings[id]}</div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
