import { type FormEvent, useEffect, useId, useRef } from "react";
import { useCopy } from "#shared/copy.ts";
import { IconButton } from "#ui/icon-button/IconButton.tsx";
import styles from "./Composer.module.css";
import { chatCopy } from "./chat.copy.ts";
import { longestQuestion } from "./chat.machine.ts";

export interface ComposerProps {
  draft: string;
  /** An answer is awaited: one question at a time. */
  waiting: boolean;
  onType: (draft: string) => void;
  onSend: () => void;
}

/** Where no on-screen keyboard would jump up. */
const withKeyboard = "(hover: hover) and (pointer: fine)";

/** The field for the next question. Enter sends. */
export function Composer({ draft, waiting, onType, onSend }: ComposerProps) {
  const words = useCopy(chatCopy);
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);

  // The visitor chose to write. Only from a heading, or from nowhere: whoever went elsewhere stays there.
  useEffect(() => {
    const focused = document.activeElement;
    const free = focused === document.body || focused?.matches("h2, [tabindex='-1']");
    if (free && window.matchMedia(withKeyboard).matches) field.current?.focus();
  }, []);

  function send(event: FormEvent) {
    event.preventDefault();
    field.current?.focus();
    onSend();
  }

  return (
    <form className={styles["composer"]} onSubmit={send}>
      <label htmlFor={fieldId} className={styles["label"]}>
        {words.field}
      </label>
      <input
        ref={field}
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
      {/* Not "disabled": a button that goes dead under the focus lets it fall. The machine decides. */}
      <IconButton
        type="submit"
        tone="primary"
        icon="send"
        label={words.send}
        aria-disabled={waiting || draft.trim() === "" || undefined}
      />
    </form>
  );
}
