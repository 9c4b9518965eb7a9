import { useCopy } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { Button } from "#ui/button/Button.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { River } from "#ui/river/River.tsx";
import { Section } from "#ui/section/Section.tsx";
import { buyingCopy } from "./buying.copy.ts";
import type { Question } from "./buying.model.ts";
import styles from "./QuestionsSection.module.css";
import summary from "./Summary.module.css";

export interface QuestionsSectionProps {
  /** From the assistant's topics: the page and the assistant say the same. */
  questions: readonly Question[];
  /** Where security, contract and the evidence for the website's own figures stand. */
  proofHref: string;
  /** The visitor wants to ask the assistant. */
  onAsk: () => void;
}

/** Frequently asked questions; each opens without a script. */
export function QuestionsSection({ questions, proofHref, onAsk }: QuestionsSectionProps) {
  const { questions: words } = useCopy(buyingCopy);
  const hydrated = useHydrated();
  return (
    <Section
      id="questions"
      labelledBy="questions-title"
      behind={<River from="end" straight side="end" drawn={hydrated} />}
    >
      <div className={styles.layout}>
        <Heading level={2} id="questions-title" tabIndex={-1}>
          {words.title}
        </Heading>
        <div className={styles.questions}>
          {questions.map(({ id, question, answer, onSecurity }) => (
            <details key={id}>
              <summary className={summary.summary}>
                <h3>{question}</h3>
              </summary>
              <p>
                {onSecurity ? `${answer} ` : answer}
                {onSecurity ? <a href={proofHref}>{words.security}</a> : null}
              </p>
            </details>
          ))}
        </div>
        <div className={styles.foot}>
          <Prose quiet>
            <p>
              {`${words.proof} `}
              <a href={`${proofHref}#figures`}>{words.proofMore}</a>
            </p>
          </Prose>
          {/* Its room is kept: a document does without it, since it needs the script. */}
          <div className={styles.ask} data-screen-only="">
            {hydrated ? (
              <Button tone="secondary" icon={<Icon name="chat" />} onClick={onAsk}>
                {words.ask}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </Section>
  );
}
