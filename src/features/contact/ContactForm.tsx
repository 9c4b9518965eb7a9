import { type FormEvent, useEffect, useId, useRef } from "react";
import { useCopy } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import { ErrorSummary } from "#ui/error-summary/ErrorSummary.tsx";
import { moveFocus } from "#ui/focus/moveFocus.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Spinner } from "#ui/spinner/Spinner.tsx";
import { CallTime } from "./CallTime.tsx";
import { ContactFailure, type ContactFailureProps } from "./ContactFailure.tsx";
import { ContactFields, type ContactFieldsProps } from "./ContactFields.tsx";
import styles from "./ContactForm.module.css";
import { contactCopy } from "./contact.copy.ts";
import { type FieldName, fieldOrder } from "./contact.fields.ts";
import type { ContactState } from "./contact.machine.ts";
import { Honeypot, isHoneypotFilled } from "./Honeypot.tsx";

export interface ContactFormProps
  extends Pick<ContactFieldsProps, "legalName" | "policyLink" | "onEdit">,
    Pick<ContactFailureProps, "email" | "onCopy"> {
  /** The state of the form; after success another view stands in its place. */
  state: Exclude<ContactState, { status: "succeeded" }>;
  /** In milliseconds: the days on offer follow it. By default the time that it is. */
  now?: number;
  /**
   * The visitor sends the form.
   * @param honeypotFilled whether something stands in the field that people do not see.
   */
  onSubmit: (honeypotFilled: boolean) => void;
  /** The visitor calls the sending off. */
  onCancel: () => void;
}

/** What the form is, where its first group does not say it, and what its asterisks mean. */
function FormHead({ forCall }: { forCall: boolean }) {
  const words = useCopy(contactCopy);
  return (
    <div className={styles.head}>
      {forCall ? null : (
        <Heading level={2} size="s">
          {words.formName}
        </Heading>
      )}
      <p className={styles.note}>{words.requiredNote}</p>
    </div>
  );
}

/**
 * The contact request while it is written, sent or refused (FORM-01 to FORM-14). Asks when a call suits if one is in the
 * draft.
 */
export function ContactForm({
  state,
  legalName,
  email,
  now,
  policyLink,
  onEdit,
  onSubmit,
  onCancel,
  onCopy,
}: ContactFormProps) {
  const words = useCopy(contactCopy);
  const prefix = useId();
  const summaryId = `${prefix}summary`;
  const status = useRef<HTMLParagraphElement>(null);
  const sending = state.status === "submitting";
  const { call } = state.draft;
  const faults = state.status === "editing" ? state.faults : {};
  const heldBack = state.status === "editing" ? state.heldBack : 0;

  useEffect(() => {
    // From its heading on: by itself a browser shows the middle of what is higher than the window.
    if (heldBack > 0) moveFocus(summaryId);
  }, [heldBack, summaryId]);
  // The button is disabled while sending; without this the focus would fall to the beginning of the page.
  useEffect(() => {
    if (sending) status.current?.focus();
  }, [sending]);

  const idOf = (field: FieldName) => `${prefix}${field}`;
  const phoneId = `${prefix}phone`;
  const listed = [
    ...(faults.call ? [{ fieldId: phoneId, message: words.callTime.phoneFault }] : []),
    ...fieldOrder.flatMap((field) => {
      const fault = faults[field];
      return fault ? [{ fieldId: idOf(field), message: words.faults[fault] }] : [];
    }),
  ];

  const missing =
    listed.length > 0 && !faults.call && Object.values(faults).every((fault) => fault.endsWith("Required"));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(isHoneypotFilled(event.currentTarget));
  }

  return (
    <form className={styles.form} aria-label={words.formName} noValidate onSubmit={submit}>
      {listed.length > 0 ? (
        <ErrorSummary id={summaryId} title={words.summary(listed.length, missing)} faults={listed} />
      ) : null}
      {state.status === "failed" ? (
        <ContactFailure failure={state.failure} draft={state.draft} email={email} onCopy={onCopy} />
      ) : null}
      <div className={styles.fields}>
        {call ? (
          <CallTime
            wish={call}
            now={now}
            phoneId={phoneId}
            undialled={faults.call !== undefined}
            locked={sending}
            onWish={(wish) => onEdit({ call: wish })}
          />
        ) : null}
        <FormHead forCall={call !== undefined} />
        <ContactFields
          legalName={legalName}
          draft={state.draft}
          faults={faults}
          idOf={idOf}
          locked={sending}
          policyLink={policyLink}
          onEdit={onEdit}
        />
      </div>
      <Honeypot />
      <div className={styles.actions}>
        {/* After a failure the one at the top sends again, until something has been changed. */}
        {state.status === "failed" ? null : (
          <Button type="submit" disabled={sending} busy={sending} icon={sending ? <Spinner /> : null}>
            {sending ? words.sending : (call ? words.callTime : words).submit}
          </Button>
        )}
        {sending ? (
          <Button tone="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
      </div>
      {/* Stands there before it speaks: a live region that arrives with its words is not heard. */}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {sending ? (state.slow ? words.slowStatus : words.sendingStatus) : null}
      </p>
    </form>
  );
}
