import { useCopy } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { River } from "#ui/river/River.tsx";
import { Section } from "#ui/section/Section.tsx";
import styles from "./Buying.module.css";
import { buyingCopy } from "./buying.copy.ts";
import type { Question } from "./buying.model.ts";

export interface QuestionsSectionProps {
  /** From the assistant's topics: the page and the assistant say the same. */
  questions: readonly Question[];
}

/** Frequently asked questions; each opens without a script. */
export function QuestionsSection({ questions }: QuestionsSectionProps) {
  const { questions: words } = useCopy(buyingCopy);
  return (
    <Section
      id="questions"
      labelledBy="questions-title"
      ground="lamp"
      className={styles["asked"]}
      behind={<River side="end" comes="along" drawn={false} />}
    >
      <div className={styles["split"]}>
        <div className={styles["intro"]}>
          <Heading level={2} id="questions-title" tabIndex={-1}>
            {words.title}
          </Heading>
        </div>
        <div className={styles["questions"]}>
          {questions.map(({ id, question, answer }) => (
            <details key={id}>
              <summary>{question}</summary>
              <Prose quiet>
                <p>{answer}</p>
              </Prose>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
