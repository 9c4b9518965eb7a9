import { useId, useRef, useState } from "react";
import { useCopy } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import type { MessageActions } from "./chat.actions.ts";
import { chatCopy } from "./chat.copy.ts";
import styles from "./Messages.module.css";

export interface AnswerHelpedProps extends Pick<MessageActions, "onHandOver"> {
  /** Questions beside the one that was answered. */
  more: readonly string[];
}

/** Asks whether an answer helped. A no leads on; neither is stored or sent. */
export function AnswerHelped({ more, onHandOver }: AnswerHelpedProps) {
  const words = useCopy(chatCopy).helped;
  const { handOver } = useCopy(chatCopy);
  const [helped, setHelped] = useState<boolean | null>(null);
  const reaction = useRef<HTMLParagraphElement>(null);
  const questionId = useId();

  /** The button that was pressed goes away: the focus goes to what is said instead. */
  function choose(answer: boolean) {
    setHelped(answer);
    reaction.current?.focus();
  }

  const choice = (answer: boolean, word: string) => (
    <button type="button" aria-describedby={questionId} onClick={() => choose(answer)}>
      {word}
    </button>
  );
  return (
    <div className={styles.helped}>
      <p ref={reaction} tabIndex={-1}>
        {helped === null ? null : helped ? words.thanks : words.sorry(more.length)}
      </p>
      {helped === null ? (
        <p>
          <span id={questionId}>{words.question}</span>
          {choice(true, words.yes)}
          {choice(false, words.no)}
        </p>
      ) : null}
      {helped === false ? (
        <Button tone="secondary" size="small" icon={<Icon name="person" />} onClick={() => onHandOver()}>
          {handOver}
        </Button>
      ) : null}
    </div>
  );
}
