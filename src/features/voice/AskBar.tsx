import { type FormEvent, useId } from "react";
import { useCopy } from "#shared/copy.ts";
import { IconButton } from "#ui/icon-button/IconButton.tsx";
import styles from "./AskBar.module.css";
import { voiceCopy } from "./voice.copy.ts";
import { longestQuestion } from "./voice.machine.ts";

export interface AskBarProps {
  draft: string;
  onType: (draft: string) => void;
  onAsk: (question: string) => void;
}

/** For who cannot or does not want to be heard. */
export function AskBar({ draft, onType, onAsk }: AskBarProps) {
  const words = useCopy(voiceCopy);
  const fieldId = useId();

  function send(event: FormEvent) {
    event.preventDefault();
    onAsk(draft);
  }

  return (
    <form className={styles["form"]} onSubmit={send}>
      <label htmlFor={fieldId} className={styles["label"]}>
        {words.field}
      </label>
      <input
        id={fieldId}
        type="text"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={longestQuestion}
        placeholder={words.placeholder}
        className={styles["field"]}
        value={draft}
        onChange={(event) => onType(event.target.value)}
      />
      <IconButton
        type="submit"
        tone="secondary"
        icon="send"
        label={words.send}
        aria-disabled={!draft.trim()}
      />
    </form>
  );
}
