import { type ReactNode, useId, useState } from "react";
import { answerHours } from "#shared/answer-hours.ts";
import { useCopy, useLanguage } from "#shared/copy.ts";
import { Card } from "#ui/card/Card.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { contactCopy } from "./contact.copy.ts";
import type { Draft } from "./contact.draft.ts";
import { entered } from "./contact.message.ts";
import styles from "./Receipt.module.css";
import { TakeHome } from "./TakeHome.tsx";

const answerMs = answerHours * 60 * 60 * 1000;

export interface ReceiptProps {
  /** The sent request. */
  sent: Draft;
  /** When it arrived, in milliseconds; by default now. */
  at?: number | undefined;
  /** A picture of the arrival; decorative. */
  picture?: ReactNode;
  /** Prints the page. */
  onPrint: () => void;
}

/** Shows the sent request and when the answer is due. */
export function Receipt({ sent, at, picture, onPrint }: ReceiptProps) {
  const words = useCopy(contactCopy);
  const { receipt } = words;
  const { language } = useLanguage();
  const titleId = useId();
  const [arrived] = useState(() => at ?? Date.now());
  const due = new Intl.DateTimeFormat(language === "en" ? "en-AU" : "de", {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  }).format(arrived + answerMs);
  const dueText = receipt.local(due);
  const rows = entered(words, sent);
  return (
    <Card className={styles.receipt}>
      {picture}
      <Heading level={2} size="s" id={titleId}>
        {receipt.title}
      </Heading>
      <dl aria-labelledby={titleId} className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.due}>
          <dt>{receipt.due}</dt>
          <dd>{dueText}</dd>
        </div>
      </dl>
      <TakeHome sent={sent} due={dueText} at={arrived} onPrint={onPrint} />
    </Card>
  );
}
