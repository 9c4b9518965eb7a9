import { useCopy } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import type { MessageActions } from "./chat.actions.ts";
import { chatCopy } from "./chat.copy.ts";
import type { Answer } from "./chat.port.ts";
import { type Step, solutionOf, stepsIn } from "./chat.steps.ts";
import styles from "./Messages.module.css";

export interface AnswerStepsProps extends Pick<MessageActions, "onHandOver" | "onDemo"> {
  /** What was found. */
  answer: Extract<Answer, { kind: "known" }>;
}

const isDemo = (step: Step) => step.startsWith("demo");

/** Buttons for what comes next: a person who finishes the answer, and at most two steps that fit its topic. */
export function AnswerSteps({ answer, onHandOver, onDemo }: AnswerStepsProps) {
  const words = useCopy(chatCopy);
  // The button to the team leads into the form, too.
  const steps = stepsIn(answer.next).filter((step) => !(answer.person && step.startsWith("form")));
  if (steps.length === 0 && !answer.person) return null;

  function take(step: Step) {
    const solution = isDemo(step) ? solutionOf(step) : null;
    if (solution) onDemo(solution);
    else onHandOver(step);
  }

  return (
    <ul className={styles.steps}>
      {answer.person ? (
        <li>
          <Button tone="secondary" size="small" icon={<Icon name="person" />} onClick={() => onHandOver()}>
            {words.handOver}
          </Button>
        </li>
      ) : null}
      {steps.map((step) => (
        <li key={step}>
          <Button
            tone="secondary"
            size="small"
            title={isDemo(step) ? undefined : words.handOverHint}
            onClick={() => take(step)}
          >
            {words.steps[step]}
          </Button>
        </li>
      ))}
    </ul>
  );
}
