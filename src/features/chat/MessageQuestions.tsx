import { cx } from "class-variance-authority";
import { useId } from "react";
import chips from "#ui/button/chips.module.css";
import styles from "./Messages.module.css";

export interface MessageQuestionsProps {
  /** Names the group of questions. */
  label: string;
  /** Whether the label is seen, too. */
  title?: boolean;
  /** Each a press away. */
  questions: readonly string[];
  /** Null when they can no longer be asked from here. */
  onAsk: ((question: string) => void) | null;
}

/** Questions to press instead of typing them. */
export function MessageQuestions({ label, title, questions, onAsk }: MessageQuestionsProps) {
  const labelId = useId();
  return (
    <>
      {title ? (
        <p id={labelId} className={styles.label}>
          {label}
        </p>
      ) : null}
      <ul
        {...(title ? { "aria-labelledby": labelId } : { "aria-label": label })}
        className={cx(chips["chips"], styles.questions)}
      >
        {questions.map((question) => (
          <li key={question}>
            {onAsk ? (
              <button
                type="button"
                className={cx(chips["chip"], styles.question)}
                onClick={() => onAsk(question)}
              >
                {question}
              </button>
            ) : (
              question
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
