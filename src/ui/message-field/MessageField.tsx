import { type FormEvent, type Ref, useId } from "react";
import { IconButton, type IconButtonProps } from "#ui/icon-button/IconButton.tsx";
import styles from "./MessageField.module.css";

export interface MessageFieldProps {
  /** The field's label. */
  label: string;
  /** Shown while the field is empty. */
  placeholder: string;
  /** The button's label. */
  sendLabel: string;
  /** How the send button looks. */
  tone: NonNullable<IconButtonProps["tone"]>;
  /** The text in the field. */
  draft: string;
  /** In characters. */
  maxLength: number;
  /** Nothing can be sent yet; words typed meanwhile stay. An empty draft never can. */
  waiting?: boolean;
  /** The field itself, for who gives it the focus. */
  fieldRef?: Ref<HTMLInputElement>;
  /** The visitor has typed: what stands in the field now. */
  onType: (draft: string) => void;
  /** Enter or the button; also while waiting or empty: whoever owns the draft decides. */
  onSend: () => void;
}

/** One line to write to somebody, with its button beside it. Enter sends. */
export function MessageField({
  label,
  placeholder,
  sendLabel,
  tone,
  draft,
  maxLength,
  waiting = false,
  fieldRef,
  onType,
  onSend,
}: MessageFieldProps) {
  const fieldId = useId();

  function send(event: FormEvent) {
    event.preventDefault();
    onSend();
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <label htmlFor={fieldId} className={styles.label}>
        {label}
      </label>
      <input
        ref={fieldRef}
        id={fieldId}
        type="text"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={maxLength}
        placeholder={placeholder}
        className={styles.field}
        value={draft}
        onChange={(event) => onType(event.target.value)}
      />
      {/* Not "disabled": a button that goes dead under the focus lets it fall. */}
      <IconButton
        type="submit"
        tone={tone}
        icon="send"
        label={sendLabel}
        aria-disabled={waiting || draft.trim() === "" || undefined}
      />
    </form>
  );
}
