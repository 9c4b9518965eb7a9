import { type CSSProperties, useState } from "react";
import { useCopy } from "#shared/copy.ts";
import { Icon } from "#ui/icon/Icon.tsx";
import styles from "./SyncRoute.module.css";
import { syncDemoCopy } from "./sync.copy.ts";
import type { SyncItem } from "./sync.timeline.ts";

export interface SyncRouteProps {
  /** The record under way, if there is one. */
  item: SyncItem | undefined;
  /** Whether it moves on by itself; else it stands where it has come to. */
  moving: boolean;
  /** The data of such a record. */
  record: string;
  /** Whether one has gone this way. */
  current: boolean;
}

/** The stretch between two systems, and the light that goes along it (DEMO-06). */
export function SyncRoute({ item, moving, record, current }: SyncRouteProps) {
  const words = useCopy(syncDemoCopy);
  const status = item?.status ?? "idle";
  return (
    <li className={styles.route} data-status={status} data-current={current} data-moving={moving}>
      <River key={`${item?.id} ${status}`} progress={item?.progress ?? 0} />
      <span className={styles.record}>{record}</span>
      <span className={styles.status}>
        {item ? words.statuses[item.status] : current ? words.current : words.ready}
        {status === "complete" ? <Icon name="check" /> : null}
      </span>
    </li>
  );
}

/** Begins where the record is when it appears; from there the style sheet moves it, off the main thread. */
function River({ progress }: { progress: number }) {
  const [begun] = useState(progress);
  const style: CSSProperties & { "--begun": number } = { "--begun": begun };
  const onTheWay = begun > 0 && begun < 1;
  return (
    // The ends are in the style sheet: prerendered, this would be an attribute, which the security policy forbids.
    <span className={styles.river} {...(onTheWay ? { style } : {})}>
      <span className={styles.lit} />
      <span className={styles.light} />
    </span>
  );
}
