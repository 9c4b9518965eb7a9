import { type ReactNode, use } from "react";
import { useCopy } from "#shared/copy.ts";
import { OfferContext } from "#shared/offer.ts";
import { storedAs } from "#shared/solutions.ts";
import { Checkbox } from "#ui/field/Checkbox.tsx";
import { SelectField } from "#ui/field/SelectField.tsx";
import { TextArea } from "#ui/field/TextArea.tsx";
import { TextField } from "#ui/field/TextField.tsx";
import { contactCopy, type FieldCopy } from "./contact.copy.ts";
import { changeOf, type Draft, type Fault } from "./contact.draft.ts";
import { entryOf, type RequestField } from "./contact.fields.ts";

/** The counter appears when this many characters are left: before that it is noise. */
const counterFrom = 500;

interface FieldProps<Name, Value> {
  /** The control's id: the error summary leads to it. */
  id: string;
  /** Which field it is; a form sends it under this name. */
  name: Name;
  /** The form as typed. */
  value: Value;
  /** The code of its fault. */
  fault: Fault | undefined;
  /** On its way: what is being sent must not change. */
  locked: boolean;
  /**
   * Characters that are sent in the same column, and so taken from those that may be typed.
   * @default 0
   */
  taken?: number;
  /** The visitor has changed it. */
  onEdit: (change: Partial<Draft>) => void;
}

export function ContactField({
  id,
  name,
  value,
  fault,
  locked,
  taken = 0,
  onEdit,
}: FieldProps<RequestField, string>) {
  const words = useCopy(contactCopy);
  const { control, required = false, options: all = [], autoComplete, max = 0 } = entryOf(name);
  const offered: readonly string[] = use(OfferContext).map((solution) => storedAs[solution]);
  const options = name === "service" ? offered : all;
  const field: FieldCopy = words.fields[name];
  const parts = {
    id,
    name,
    value,
    label: field.label,
    hint: field.hint,
    error: fault && words.faults[fault],
    ...(required ? { required, requiredMark: words.requiredMark } : { optionalMark: words.optional }),
  };
  const edit = (typed: string) => onEdit(changeOf(name, typed));
  if (control === "choice") {
    return (
      <SelectField
        {...parts}
        // A select and a checkbox know no read-only: their changes are not taken while locked.
        aria-disabled={locked || undefined}
        placeholder={field.placeholder ?? ""}
        options={options.map((option) => ({ value: option, label: field.options?.[option] ?? option }))}
        onChange={(event) => edit(options.find((known) => known === event.target.value) ?? "")}
      />
    );
  }
  if (control === "long") {
    const left = max - taken - [...value].length;
    return (
      <TextArea
        {...parts}
        counter={left <= counterFrom ? field.counter?.(left) : undefined}
        readOnly={locked}
        onChange={(event) => edit(event.target.value)}
      />
    );
  }
  return (
    <TextField
      {...parts}
      autoComplete={autoComplete}
      {...(control === "email" ? { type: "email", spellCheck: false } : {})}
      readOnly={locked}
      onChange={(event) => edit(event.target.value)}
    />
  );
}

interface ConsentFieldProps extends FieldProps<"consent", boolean> {
  /** Whom the visitor consents to. */
  legalName: string;
  /** The link to the privacy policy, with the words given to it (FORM-04). */
  policyLink: (words: ReactNode) => ReactNode;
}

/** The visitor's consent, with the way to the policy (FORM-04). */
export function ConsentField({
  value,
  fault,
  locked,
  legalName,
  policyLink,
  onEdit,
  ...field
}: ConsentFieldProps) {
  const { consent, faults, requiredMark } = useCopy(contactCopy);
  return (
    <Checkbox
      {...field}
      required
      requiredMark={requiredMark}
      error={fault && faults[fault]}
      aria-disabled={locked || undefined}
      checked={value}
      onChange={(event) => onEdit({ consent: event.target.checked })}
    >
      {consent.before(legalName)}
      {policyLink(consent.link)}
      {consent.after}
    </Checkbox>
  );
}
