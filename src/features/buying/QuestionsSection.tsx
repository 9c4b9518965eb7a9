import { useCopy } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { Section } from "#ui/section/Section.tsx";
import styles from "./Buying.module.css";
import { buyingCopy } from "./buying.copy.ts";
import type { Question } from "./buying.model.ts";
import { Sampled } from "./Sampled.tsx";

export interface QuestionsSectionProps {
  /** From the assistant's topics: the page and the assistant say the same. */
  questions: readonly Question[];
}

/** Frequently asked questions; each opens without a script. */
export function QuestionsSection({ questions }: QuestionsSectionProps) {
  const { questions: words } = useCopy(buyingCopy);
  return (
    <Section id="questions" labelledBy="questions-title" space="medium">
      <div className={styles["split"]}>
        <div className={styles["intro"]}>
          <Heading level={2} id="questions-title" tabIndex={-1}>
            {words.title}
          </Heading>
        </div>
        <div className={styles["questions"]}>
          {questions.map(({ id, question, answer, sample }) => (
            <details key={id}>
              <summary>{question}</summary>
              <Prose quiet>
                <p>
                  <Sampled when={sample}>{answer}</Sampled>
                </p>
              </Prose>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
