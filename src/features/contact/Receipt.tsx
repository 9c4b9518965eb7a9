import { useId, useState } from "react";
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
  /** Prints the page. */
  onPrint: () => void;
}

/** Shows the sent request and when the answer is due. */
export function Receipt({ sent, at, onPrint }: ReceiptProps) {
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
      <Arrival />
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

/** One light goes along the river to a house, whose window is lit then. Once, in 900 ms. */
function Arrival() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 88" className={styles.arrival}>
      <path className={styles.river} d="M0 76c60-14 100 10 160-2s100-4 160-2" />
      <path className={styles.house} d="M236 72V34l24-20 24 20v38z" />
      <path className={styles.window} d="M251 42h18v16h-18z" />
      <circle className={styles.light} cx="260" cy="50" r="5" />
    </svg>
  );
}
