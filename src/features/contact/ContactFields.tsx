import type { ReactNode } from "react";
import { useCopy } from "#shared/copy.ts";
import { ConsentField, ContactField } from "./ContactField.tsx";
import styles from "./ContactFields.module.css";
import { callCopy } from "./contact.call.copy.ts";
import { callLength } from "./contact.call-time.ts";
import type { Draft, Faults } from "./contact.draft.ts";
import { entryOf, type FieldName, type RequestField, requestFields } from "./contact.fields.ts";

export interface ContactFieldsProps {
  /** Whom the visitor consents to. */
  legalName: string;
  /** The form as typed. */
  draft: Draft;
  /** The faults, by field. */
  faults: Faults;
  /** The id of each field's control. */
  idOf: (field: FieldName) => string;
  /** On its way: what is being sent must not change. */
  locked: boolean;
  /** The link to the privacy policy, with the words given to it (FORM-04). */
  policyLink: (words: ReactNode) => ReactNode;
  /** The visitor has changed something. */
  onEdit: (change: Partial<Draft>) => void;
}

/** The fields line by line: two halves that follow each other share one. */
function inLines(fields: readonly RequestField[]): RequestField[][] {
  const lines: RequestField[][] = [];
  for (const field of fields) {
    const last = lines.at(-1);
    if (last?.length === 1 && [...last, field].every((one) => entryOf(one).half)) last.push(field);
    else lines.push([field]);
  }
  return lines;
}

const lines = inLines(requestFields);

/** The fields of the contact request (FORM-01 to FORM-04). */
export function ContactFields({
  legalName,
  draft,
  faults,
  idOf,
  locked,
  policyLink,
  onEdit,
}: ContactFieldsProps) {
  const callWords = useCopy(callCopy);
  const parts = (name: FieldName) => ({ id: idOf(name), fault: faults[name], locked, onEdit });
  const field = (name: RequestField) => (
    <ContactField
      key={name}
      name={name}
      value={draft[name]}
      taken={name === "problem" ? callLength(callWords, draft) : 0}
      {...parts(name)}
    />
  );
  return (
    <>
      {lines.map((line) =>
        line.length === 1 ? (
          line.map(field)
        ) : (
          <div key={line.join()} className={styles.pair}>
            {line.map(field)}
          </div>
        ),
      )}
      <ConsentField
        name="consent"
        value={draft.consent}
        legalName={legalName}
        policyLink={policyLink}
        {...parts("consent")}
      />
    </>
  );
}
