import { type ReactNode, useId } from "react";
import { useCopy } from "#shared/copy.ts";
import { Card } from "#ui/card/Card.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { bound } from "./contact.call-time.ts";
import { contactCopy } from "./contact.copy.ts";
import { entered } from "./contact.message.ts";
import styles from "./Receipt.module.css";
import { TakeHome, type TakeHomeProps } from "./TakeHome.tsx";

export interface ReceiptProps extends TakeHomeProps {
  /** A picture of the arrival; decorative. */
  picture?: ReactNode;
}

export function Receipt({ sent, arrived, note, picture, onPrint }: ReceiptProps) {
  const words = useCopy(contactCopy);
  const { receipt } = words;
  const titleId = useId();
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
            <dd>{bound(value)}</dd>
          </div>
        ))}
      </dl>
      <TakeHome sent={sent} arrived={arrived} note={note} onPrint={onPrint} />
    </Card>
  );
}
