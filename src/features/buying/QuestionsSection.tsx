import { useCopy } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { Button } from "#ui/button/Button.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { River } from "#ui/river/River.tsx";
import { Section } from "#ui/section/Section.tsx";
import styles from "./Buying.module.css";
import { buyingCopy } from "./buying.copy.ts";
import type { Question } from "./buying.model.ts";

export interface QuestionsSectionProps {
  /** From the assistant's topics: the page and the assistant say the same. */
  questions: readonly Question[];
  /** The visitor wants to ask the assistant. */
  onAsk: () => void;
}

/** Frequently asked questions; each opens without a script. */
export function QuestionsSection({ questions, onAsk }: QuestionsSectionProps) {
  const { questions: words } = useCopy(buyingCopy);
  // Columns of their own: what opens in one leaves no hole in the other.
  const half = Math.ceil(questions.length / 2);
  return (
    <Section
      id="questions"
      labelledBy="questions-title"
      ground="lamp"
      className={styles.asked}
      behind={<River side="end" comes="along" />}
    >
      <Heading level={2} id="questions-title" tabIndex={-1}>
        {words.title}
      </Heading>
      <div className={styles.questions}>
        {[questions.slice(0, half), questions.slice(half)].map((column) => (
          <div key={column[0]?.id}>
            {column.map(({ id, question, answer }) => (
              <details key={id}>
                <summary>{question}</summary>
                <Prose quiet>
                  <p>{answer}</p>
                </Prose>
              </details>
            ))}
          </div>
        ))}
      </div>
      {/* Its room is kept: a document does without it, since it needs the script. */}
      <div className={styles.ask}>
        {useHydrated() ? (
          <Button tone="secondary" icon={<Icon name="chat" />} onClick={onAsk}>
            {words.ask}
          </Button>
        ) : null}
      </div>
    </Section>
  );
}
