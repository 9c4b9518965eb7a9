import { useCopy } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { Opening, Section } from "#ui/section/Section.tsx";
import styles from "./ChallengesSection.module.css";
import { challengesCopy } from "./challenges.copy.ts";
import { drawings } from "./drawings/drawings.tsx";

/** Three pains, each as a moment of the week (PAIN-01). */
export function ChallengesSection() {
  const words = useCopy(challengesCopy);
  return (
    <Section id="challenges" labelledBy="challenges-title">
      <Opening id="challenges-title" title={words.title} lead={words.intro} />
      <ol className={styles.week}>
        {words.challenges.map(({ id, moment, title, text }) => (
          <li key={id} className={styles.moment}>
            <p className={styles.time}>{moment}</p>
            <div className={styles.words}>
              <div className={styles.seen}>{drawings[id]}</div>
              <div className={styles.said}>
                <Heading level={3} size="s">
                  {title}
                </Heading>
                <Prose quiet>
                  <p>{text}</p>
                </Prose>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
