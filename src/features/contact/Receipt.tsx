import { useId } from "react";
import { useCopy } from "#shared/copy.ts";
import { Card } from "#ui/card/Card.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { contactCopy } from "./contact.copy.ts";
import type { Draft } from "./contact.draft.ts";
import { entered } from "./contact.message.ts";
import styles from "./Receipt.module.css";

export interface ReceiptProps {
  /** The sent request. */
  sent: Draft;
}

/** Shows the sent request. */
export function Receipt({ sent }: ReceiptProps) {
  const words = useCopy(contactCopy);
  const { receipt } = words;
  const titleId = useId();
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
      </dl>
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
