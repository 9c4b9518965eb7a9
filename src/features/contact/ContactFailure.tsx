import { useEffect, useId, useRef, useState } from "react";
import { useCopy } from "#shared/copy.ts";
import { useAnnounce } from "#ui/announcer/Announcer.tsx";
import { Button, LinkButton } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { Notice } from "#ui/notice/Notice.tsx";
import styles from "./ContactFailure.module.css";
import { contactCopy } from "./contact.copy.ts";
import type { Draft } from "./contact.draft.ts";
import { failureSentence, mailHref, messageText } from "./contact.message.ts";
import type { SubmitFailure } from "./contact.port.ts";

export interface ContactFailureProps {
  /** Why it could not be sent. */
  failure: SubmitFailure;
  /** The form as typed: nothing of it is lost. */
  draft: Draft;
  /** The address that the visitor can write to instead. */
  email: string;
  /** Puts text on the clipboard. @returns whether that worked. */
  onCopy: (text: string) => Promise<boolean>;
}

/** A send that failed, and three ways on: once more, by clipboard, by mail (FORM-09, SUB-03, SUB-04). */
export function ContactFailure({ failure, draft, email, onCopy }: ContactFailureProps) {
  const words = useCopy(contactCopy);
  const announce = useAnnounce();
  const notice = useRef<HTMLDivElement>(null);
  const id = useId();
  const [copy, setCopy] = useState<"none" | "done" | "refused">("none");

  // Heard by the focus alone: as an alert it would be heard twice.
  useEffect(() => notice.current?.focus(), []);

  async function copyMessage() {
    const done = await onCopy(messageText(words, draft));
    setCopy(done ? "done" : "refused");
    announce(done ? words.copied : words.copyByHand);
  }

  const sentence = failureSentence(words, failure);
  return (
    <Notice
      ref={notice}
      role="group"
      aria-label={sentence}
      aria-describedby={`${id}-kept`}
      tabIndex={-1}
      tone="danger"
      title={sentence}
      actions={
        <>
          <Button type="submit" size="small" icon={<Icon name="retry" />}>
            {words.retry}
          </Button>
          <Button
            tone="secondary"
            size="small"
            icon={<Icon name={copy === "done" ? "check" : "copy"} />}
            onClick={() => void copyMessage()}
          >
            {copy === "done" ? words.copied : words.copy}
          </Button>
          <LinkButton
            tone="secondary"
            size="small"
            icon={<Icon name="mail" />}
            href={mailHref(words, email, draft)}
          >
            {words.mail}
          </LinkButton>
        </>
      }
    >
      <p id={`${id}-kept`}>{words.kept}</p>
      {copy === "refused" ? (
        <div className={styles.byHand}>
          <label htmlFor={id}>{words.copyByHand}</label>
          <textarea id={id} readOnly rows={6} value={messageText(words, draft)} />
        </div>
      ) : null}
    </Notice>
  );
}
