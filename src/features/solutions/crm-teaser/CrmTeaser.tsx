import { useCopy } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { Button } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import styles from "./CrmTeaser.module.css";
import { crmTeaserCopy } from "./crm-teaser.copy.ts";

export interface CrmTeaserProps {
  /** Whether the customer has been answered: the light then runs on to the CRM. */
  answered: boolean;
  /** The visitor wants to see the CRM demo. */
  onShowCrm: () => void;
}

/** Leads from the chat demo to the CRM demo, which carries the corrected address on. */
export function CrmTeaser({ answered, onShowCrm }: CrmTeaserProps) {
  const words = useCopy(crmTeaserCopy);
  // A document keeps its place empty, since the button does nothing before the script.
  if (!useHydrated()) return <div className={styles.teaser} data-screen-only="" />;
  return (
    <div className={styles.teaser} data-screen-only="" data-answered={answered}>
      <Wave />
      <p>{words.carried}</p>
      <Button tone="quiet" size="small" icon={<Icon name="arrow-right" />} onClick={onShowCrm}>
        {words.go}
      </Button>
    </div>
  );
}

/** Says in the CRM demo that the address comes from the chat demo. */
export function FromChat() {
  const words = useCopy(crmTeaserCopy);
  return (
    <p className={styles.origin} data-screen-only="">
      <Wave />
      {words.from}
    </p>
  );
}

/** Two waves and a light on them. The light is an element of its own, so that it moves by transform alone. */
function Wave() {
  return (
    <span aria-hidden="true" className={styles.wave}>
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
