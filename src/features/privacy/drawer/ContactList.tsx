import { useCopy } from "#shared/copy.ts";
import { ledgerCopy } from "../ledger/ledger.copy.ts";
import { asSentence } from "../typeset.ts";
import styles from "./Drawer.module.css";
import { drawerCopy } from "./drawer.copy.ts";
import type { ContactRow } from "./drawer.machine.ts";

export interface ContactListProps {
  /** Whom the page has asked for something, by family. */
  contacts: readonly ContactRow[];
}

export function ContactList({ contacts }: ContactListProps) {
  const ledger = useCopy(ledgerCopy);
  const words = useCopy(drawerCopy).contacts;
  return (
    <ul className={styles.list}>
      {contacts.map(({ id, hosts, count }) => {
        const known = id ? ledger.contacts[id] : null;
        return (
          <li key={id ?? "unknown"} data-known={known !== null} className={styles.entry}>
            <p className={styles.name}>
              {known?.name ?? words.unknown} <span className={styles.count}>{words.requests(count)}</span>
            </p>
            <p>{known ? asSentence(known.purpose) : words.unknownPurpose}</p>
            <p className={styles.value}>{hosts.join(", ")}</p>
          </li>
        );
      })}
    </ul>
  );
}
