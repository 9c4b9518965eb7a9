import type { ReactNode } from "react";
import { useCopy } from "#shared/copy.ts";
import { Checkbox } from "#ui/field/Checkbox.tsx";
import { SelectField } from "#ui/field/SelectField.tsx";
import { TextArea } from "#ui/field/TextArea.tsx";
import { TextField } from "#ui/field/TextField.tsx";
import styles from "./ContactFields.module.css";
import { contactCopy } from "./contact.copy.ts";
import type { Draft, Faults, Field } from "./contact.draft.ts";
import { lengths, services } from "./contact.rules.ts";

/** The counter appears when this many characters are left: before that it is noise. */
const counterFrom = 500;

export interface ContactFieldsProps {
  /** Whom the visitor consents to. */
  brand: string;
  /** What the visitor has typed. */
  draft: Draft;
  /** What is wrong with it, by field. */
  faults: Faults;
  /** The id of each field's control. */
  idOf: (field: Field) => string;
  /** On its way: what is being sent must not change. */
  locked: boolean;
  /** The link to the privacy policy, with the words given to it (FORM-04). */
  policyLink: (words: ReactNode) => ReactNode;
  /** The visitor has changed something. */
  onEdit: (change: Partial<Draft>) => void;
}

/** The six fields of the contact request (FORM-01 to FORM-04). */
export function ContactFields({
  brand,
  draft,
  faults,
  idOf,
  locked,
  policyLink,
  onEdit,
}: ContactFieldsProps) {
  const words = useCopy(contactCopy);
  const { fields, consent } = words;
  const left = lengths.problem.max - [...draft.problem].length;

  const parts = (name: Field) => {
    const fault = faults[name];
    return { id: idOf(name), name, error: fault && words.faults[fault] };
  };
  const required = { required: true, requiredMark: words.requiredMark };
  // A select and a checkbox know no read-only: their changes are not taken while locked.
  const closed = { "aria-disabled": locked || undefined };

  return (
    <>
      <TextField
        {...parts("name")}
        {...required}
        label={fields.name.label}
        autoComplete="name"
        readOnly={locked}
        value={draft.name}
        onChange={(event) => onEdit({ name: event.target.value })}
      />
      <TextField
        {...parts("email")}
        {...required}
        label={fields.email.label}
        hint={fields.email.hint}
        type="email"
        autoComplete="email"
        spellCheck={false}
        readOnly={locked}
        value={draft.email}
        onChange={(event) => onEdit({ email: event.target.value })}
      />
      <div className={styles["pair"]}>
        <SelectField
          {...parts("service")}
          {...closed}
          label={fields.service.label}
          optionalMark={words.optional}
          placeholder={fields.service.placeholder}
          options={services.map((service) => ({ value: service, label: words.services[service] }))}
          value={draft.service}
          onChange={(event) =>
            onEdit({ service: services.find((known) => known === event.target.value) ?? "" })
          }
        />
        <TextField
          {...parts("company")}
          label={fields.company.label}
          optionalMark={words.optional}
          autoComplete="organization"
          readOnly={locked}
          value={draft.company}
          onChange={(event) => onEdit({ company: event.target.value })}
        />
      </div>
      <TextArea
        {...parts("problem")}
        label={fields.problem.label}
        hint={fields.problem.hint}
        optionalMark={words.optional}
        counter={left <= counterFrom ? fields.problem.counter(left) : undefined}
        readOnly={locked}
        value={draft.problem}
        onChange={(event) => onEdit({ problem: event.target.value })}
      />
      <Checkbox
        {...parts("consent")}
        {...required}
        {...closed}
        checked={draft.consent}
        onChange={(event) => onEdit({ consent: event.target.checked })}
      >
        {consent.before(brand)}
        {policyLink(consent.link)}
        {consent.after}
      </Checkbox>
    </>
  );
}
