import { useCopy } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { Button } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import styles from "./Onward.module.css";
import { onwardCopy } from "./onward.copy.ts";

export interface OnwardProps {
  /** Whether the question is answered: the picture then shows the answer going on. */
  answered: boolean;
  /** The visitor goes on. */
  onGo: () => void;
}

/** Leads from the chat demo to the sync demo, to which the corrected address goes on. */
export function Onward({ answered, onGo }: OnwardProps) {
  const words = useCopy(onwardCopy);
  // Its room is kept: a document does without it, since nothing in it works before the script.
  if (!useHydrated()) return <div className={styles.onward} />;
  return (
    <div className={styles.onward} data-answered={answered}>
      <Stream />
      <p>{words.carried}</p>
      <Button tone="quiet" size="small" icon={<Icon name="arrow-right" />} onClick={onGo}>
        {words.go}
      </Button>
    </div>
  );
}

/** Where the river comes from in the sync demo. */
export function Arrived() {
  const words = useCopy(onwardCopy);
  return (
    <p className={styles.arrived}>
      <Stream />
      {words.from}
    </p>
  );
}

/** A stretch of the river; the light goes along it in one piece of its own, so that only its place changes. */
function Stream() {
  return (
    <span aria-hidden="true" className={styles.stream}>
      <svg aria-hidden="true" viewBox="0 0 400 24" preserveAspectRatio="none">
        <path d="M0 12C60 2 100 2 150 12s110 12 150 2 70-8 100-2" />
        <path d="M0 18c80-6 120 6 200 0s140-8 200-2" />
      </svg>
      <span className={styles.way}>
        <span className={styles.light} />
      </span>
    </span>
  );
}
