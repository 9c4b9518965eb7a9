import { useCopy } from "#shared/copy.ts";
import { ledgerCopy } from "../ledger/ledger.copy.ts";
import { asSentence } from "../typeset.ts";
import styles from "./Drawer.module.css";
import { drawerCopy } from "./drawer.copy.ts";
import type { KeptRow } from "./drawer.machine.ts";

/** Longer values are cut: to know them again is enough. */
const longestValue = 300;

export interface KeptListProps {
  /** The stored items. */
  kept: readonly KeptRow[];
}

/** Lists the stored items in words; their values are shown as text, whatever they hold. */
export function KeptList({ kept }: KeptListProps) {
  const ledger = useCopy(ledgerCopy);
  const words = useCopy(drawerCopy).kept;
  return (
    <ul className={styles.list}>
      {kept.map(({ id, place, key, value }) => {
        const known = id ? ledger.stored[id] : null;
        return (
          <li key={`${place} ${key}`} data-known={known !== null} className={styles.entry}>
            <p className={styles.name}>{known?.name ?? words.unknown}</p>
            <p>{known ? asSentence(known.purpose) : words.unknownPurpose}</p>
            <dl className={styles.facts}>
              <dt>{words.value}</dt>
              <dd className={styles.value}>
                {value.length > longestValue ? `${value.slice(0, longestValue)} …` : value}
              </dd>
              {known ? (
                <>
                  <dt>{words.until}</dt>
                  <dd>{known.kept}</dd>
                </>
              ) : null}
              <dt>{words.where}</dt>
              <dd>
                {ledger.places[place]}, {ledger.key(key)}
              </dd>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
