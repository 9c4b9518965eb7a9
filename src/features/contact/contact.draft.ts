import {
  type contactFields,
  entryOf,
  type FieldName,
  fieldOrder,
  type RequestField,
} from "./contact.fields.ts";

type Fields = typeof contactFields;

/** The value of a control. A choice is "" while nothing is chosen. */
type Typed<Entry> = Entry extends { control: "consent" }
  ? boolean
  : Entry extends { options: readonly (infer Option)[] }
    ? Option | ""
    : string;

export const callParts = ["morning", "noon", "afternoon"] as const;
export type CallPart = (typeof callParts)[number];

/** The choice of somebody whom any day, or any time of day, suits. */
export const anyTime = "any";

/** Where and when somebody wants to be called; what is empty has not been chosen. */
export interface CallbackRequest {
  phone: string;
  /** An ISO date, or `anyTime`. */
  day: string;
  part: CallPart | typeof anyTime | "";
}

export const openCall: CallbackRequest = { phone: "", day: "", part: "" };

type DraftFields = { [F in FieldName]: Typed<Fields[F]> };

/** The form's fields, as typed, and the call that is asked for. It is no field: it is sent in the description. */
export interface Draft extends DraftFields {
  call?: CallbackRequest | undefined;
}

/** Its keys stand in the order of the form. */
export const emptyDraft = Object.fromEntries(
  fieldOrder.map((field) => [field, entryOf(field).control === "consent" ? false : ""]),
) as DraftFields;

export function changeOf(field: FieldName, value: string | boolean): Partial<Draft> {
  return { [field]: value };
}

type FaultOf<F extends FieldName> =
  | (Fields[F] extends { required: true } ? `${F}Required` : never)
  | (Fields[F] extends { control: "email" } ? `${F}Shape` : never)
  | (Fields[F] extends { min: number } ? `${F}TooShort` : never)
  | (Fields[F] extends { max: number } ? `${F}TooLong` : never)
  | (Fields[F] extends { control: "choice" } ? `${F}Unknown` : never);

/** The faults that a draft can have; the view turns each into words. */
export type Fault = { [F in FieldName]: FaultOf<F> }[FieldName];
export type Faults = Partial<Record<FieldName, Fault>> & {
  /** The number to call cannot be dialled. */
  call?: "phoneShape";
};

/** In the order of their checks. */
const faultKinds = ["Required", "Shape", "TooShort", "TooLong", "Unknown"] as const;
export type FaultKind = (typeof faultKinds)[number];

export function faultKindsOf(field: FieldName): FaultKind[] {
  const { control, required, min, max } = entryOf(field);
  const can: Record<FaultKind, boolean> = {
    Required: required === true,
    Shape: control === "email",
    TooShort: min !== undefined,
    TooLong: max !== undefined,
    Unknown: control === "choice",
  };
  return faultKinds.filter((kind) => can[kind]);
}

export const faultCodes = fieldOrder.flatMap((field) =>
  faultKindsOf(field).map((kind) => `${field}${kind}` as Fault),
);

/** A cleaned draft: trimmed, nothing empty, nothing a database would refuse (FORM-14). */
export type ContactRequest = {
  [F in RequestField]: Fields[F] extends { required: true } ? string : Exclude<Draft[F], ""> | null;
};
