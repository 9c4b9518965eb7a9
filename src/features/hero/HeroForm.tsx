import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import { callLink } from "#shared/call-link.ts";
import { useCopy } from "#shared/copy.ts";
import { useAnnounce } from "#ui/announcer/Announcer.tsx";
import { Button } from "#ui/button/Button.tsx";
import { TextField } from "#ui/field/TextField.tsx";
import { Spinner } from "#ui/spinner/Spinner.tsx";
import styles from "./HeroForm.module.css";
import { heroCopy } from "./hero.copy.ts";
import type { HeroState } from "./hero.machine.ts";

export interface HeroFormProps {
  /** The state of the form. */
  state: HeroState;
  /** The visitor has changed something. */
  onEdit: (email: string) => void;
  /** The visitor sends it. */
  onSubmit: () => void;
  /** The visitor calls the sending off. */
  onCancel: () => void;
}

/** Each fault is read with the field when the focus comes to it; who pressed Enter in it hears it by itself. */
function useFaultRead(failed: HeroState | null, fault: string, field: RefObject<HTMLInputElement | null>) {
  const announce = useAnnounce();
  const read = useRef<HeroState>(null);
  useEffect(() => {
    if (!failed || read.current === failed) return;
    read.current = failed;
    if (document.activeElement === field.current) announce(fault);
    else field.current?.focus();
  }, [failed, fault, field, announce]);
}

/** One field and one button: the shortest way into the contact form (HERO-03, HERO-04). Below: the way to a call. */
export function HeroForm({ state, onEdit, onSubmit, onCancel }: HeroFormProps) {
  const words = useCopy(heroCopy);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const busy = state.status === "submitting";
  const failed = state.status === "idle" && state.fault !== null ? state : null;

  // The button is disabled from here on: without this the focus would fall to the beginning of the page.
  useEffect(() => {
    if (busy) status.current?.focus();
  }, [busy]);
  useFaultRead(failed, words.fault, field);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  function cancel() {
    onCancel();
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && busy) cancel();
  }

  return (
    <form
      className={styles.form}
      data-screen-only=""
      aria-label={words.form}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <TextField
        ref={field}
        id={id}
        name="email"
        type="email"
        required
        autoComplete="email"
        spellCheck={false}
        label={words.email}
        hint={words.hint}
        placeholder={words.placeholder}
        error={failed ? words.fault : undefined}
        readOnly={busy}
        value={state.email}
        onChange={(event) => onEdit(event.target.value)}
      />
      <Button
        type="submit"
        disabled={busy || !state.email.trim()}
        busy={busy}
        icon={busy ? <Spinner /> : null}
        className={styles.start}
      >
        {busy ? words.starting : words.start}
      </Button>
      <div className={styles.below}>
        <p ref={status} role="status" tabIndex={-1}>
          {busy ? words.startingStatus : null}
        </p>
        {busy ? (
          <button type="button" onClick={cancel}>
            {words.cancel}
          </button>
        ) : (
          <a {...callLink} href="#contact">
            {words.call}
          </a>
        )}
      </div>
    </form>
  );
}
