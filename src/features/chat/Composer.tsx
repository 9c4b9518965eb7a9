import { useEffect, useRef } from "react";
import { useCopy } from "#shared/copy.ts";
import { MessageField, type MessageFieldProps } from "#ui/message-field/MessageField.tsx";
import { chatCopy } from "./chat.copy.ts";
import { longestQuestion } from "./chat.machine.ts";

export interface ComposerProps extends Pick<MessageFieldProps, "draft" | "onType" | "onSend"> {
  /** An answer is awaited: one question at a time. */
  waiting: boolean;
}

/** Where no on-screen keyboard would jump up. */
const withKeyboard = "(hover: hover) and (pointer: fine)";

/** The field for the next question. Enter sends. */
export function Composer({ draft, waiting, onType, onSend }: ComposerProps) {
  const words = useCopy(chatCopy);
  const field = useRef<HTMLInputElement>(null);

  // The visitor chose to write. Only from a heading, or from nowhere: whoever went elsewhere stays there.
  useEffect(() => {
    const focused = document.activeElement;
    const free = focused === document.body || focused?.matches("h2, [tabindex='-1']");
    if (free && window.matchMedia(withKeyboard).matches) field.current?.focus();
  }, []);

  function send() {
    field.current?.focus();
    onSend();
  }

  return (
    <MessageField
      label={words.field}
      placeholder={words.placeholder}
      sendLabel={words.send}
      tone="primary"
      draft={draft}
      maxLength={longestQuestion}
      waiting={waiting}
      fieldRef={field}
      onType={onType}
      onSend={send}
    />
  );
}
