import { useId } from "react";
import { useCopy } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import { Dialog } from "#ui/dialog/Dialog.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Notice } from "#ui/notice/Notice.tsx";
import { Spinner } from "#ui/spinner/Spinner.tsx";
import { ledgerCopy } from "../ledger/ledger.copy.ts";
import { memoryIds } from "../ledger/ledger.ts";
import { ContactList } from "./ContactList.tsx";
import styles from "./Drawer.module.css";
import { drawerCopy } from "./drawer.copy.ts";
import type { DrawerState } from "./drawer.machine.ts";
import { KeptList } from "./KeptList.tsx";

export interface DrawerProps {
  /** Stored items and contacted servers, as far as they are known. */
  state: DrawerState;
  /** Calls run through a provider, over connections that the browser does not list. */
  hasCalls: boolean;
  /** Where the privacy policy is. */
  policyHref: string;
  /** The visitor deletes all that is shown. */
  onDelete: () => void;
  /** The visitor closes it. */
  onClose: () => void;
}

/** Lists what this page stored on the device and whom it contacted in this visit, and deletes it on request. */
export function Drawer({ state, hasCalls, policyHref, onDelete, onClose }: DrawerProps) {
  const words = useCopy(drawerCopy);
  const deletable = state.status === "shown" && state.kept.length > 0;
  // Where nothing is stored there is nothing to offer; after a deletion the button stays, and with it the focus.
  const offered =
    deletable || state.status === "deleting" || (state.status === "shown" && state.deleted !== "not");
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      closeLabel={words.close}
      description={words.lead}
      className={styles.drawer}
      actions={
        offered ? (
          // Never `disabled`: what was deleted is said while the focus stays here.
          <Button
            tone="secondary"
            aria-disabled={!deletable}
            busy={state.status === "deleting"}
            onClick={deletable ? onDelete : undefined}
          >
            {state.status === "deleting" ? words.deleting : words.deleteAll}
          </Button>
        ) : null
      }
    >
      <div role="status" className={styles.status}>
        <Said state={state} />
      </div>
      {state.status === "reading" ? null : (
        <Lists state={state} hasCalls={hasCalls} policyHref={policyHref} />
      )}
    </Dialog>
  );
}

/** The list may have been scrolled past it: those who look should see what others hear. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** The result of the last action. A live region must stand before its text does, or screen readers miss it. */
function Said({ state }: Pick<DrawerProps, "state">) {
  const words = useCopy(drawerCopy);
  if (state.status === "reading") {
    return (
      <>
        <Spinner /> {words.reading}
      </>
    );
  }
  if (state.status !== "shown" || state.deleted === "not") return null;
  const all = state.deleted === "all";
  return (
    <Notice tone={all ? "good" : "danger"} ref={bringIntoView}>
      {all ? words.deleted : words.deletedSome}
    </Notice>
  );
}

interface ListsProps extends Pick<DrawerProps, "hasCalls" | "policyHref"> {
  /** Stored items and contacted servers, as far as they are known. */
  state: Exclude<DrawerState, { status: "reading" }>;
}

function Lists({ state: { kept, contacts, refused }, hasCalls, policyHref }: ListsProps) {
  const words = useCopy(drawerCopy);
  const { memory } = useCopy(ledgerCopy);
  const [keptId, contactsId] = [useId(), useId()];
  return (
    <>
      <section aria-labelledby={keptId} className={styles.part}>
        <Heading level={3} size="s" id={keptId}>
          {words.kept.title}
        </Heading>
        {kept.length > 0 ? <KeptList kept={kept} /> : <p>{refused ? words.kept.refused : words.kept.none}</p>}
      </section>
      <section aria-labelledby={contactsId} className={styles.part}>
        <Heading level={3} size="s" id={contactsId}>
          {words.contacts.title}
        </Heading>
        {contacts.length > 0 ? <ContactList contacts={contacts} /> : <p>{words.contacts.none}</p>}
        {hasCalls ? <p className={styles.quiet}>{words.contacts.unseen}</p> : null}
      </section>
      <div className={styles.notes}>
        <p>{words.memory}</p>
        <ul>
          {memoryIds.map((id) => (
            <li key={id}>{memory[id]}</li>
          ))}
        </ul>
        {kept.length > 0 ? <p>{words.meaning}</p> : null}
        <p>{words.sent}</p>
        <p>
          <a href={policyHref} target="_blank" rel="noopener">
            {words.policy}
          </a>
        </p>
      </div>
    </>
  );
}
