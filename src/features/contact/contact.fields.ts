import { type StoredSolution, solutions, storedAs } from "#shared/solutions.ts";

/** The solutions a visitor may ask about, as they are stored (FORM-03). */
export const services: readonly StoredSolution[] = solutions.map((solution) => storedAs[solution]);

/** One field of the form, from the control to the line in the inbox. */
export interface FieldEntry {
  /** `long` is a text of several lines; it stands below the other lines of a message. */
  readonly control: "text" | "email" | "choice" | "long" | "consent";
  /** Where the database stores it, and the check that guards it there. */
  readonly column: string;
  readonly check: string;
  readonly required?: true;
  /** Lengths in characters as a reader counts them (code points), after trimming. */
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly string[];
  readonly autoComplete?: string;
  /** Shares a line with its neighbour, where the page is wide enough. */
  readonly half?: true;
  /** Needs no warning when the page is left: an address, perhaps from the hero, and choices. */
  readonly quick?: true;
  /** The title of its line in `npm run inbox`. */
  readonly inbox: string;
}

/**
 * The fields of the contact form, in its order (FORM-01). Type, empty draft, faults, schema, stored row, message,
 * receipt, inbox and the tests' samples follow from this list.
 */
export const contactFields = {
  name: {
    control: "text",
    column: "name",
    check: "contact_name_length",
    required: true,
    min: 2,
    max: 200,
    autoComplete: "name",
    half: true,
    inbox: "Name",
  },
  email: {
    control: "email",
    column: "email",
    check: "contact_email_shape",
    required: true,
    max: 254,
    autoComplete: "email",
    half: true,
    quick: true,
    inbox: "E-mail",
  },
  service: {
    control: "choice",
    column: "service",
    check: "contact_service_known",
    options: services,
    half: true,
    quick: true,
    inbox: "Service",
  },
  company: {
    control: "text",
    column: "company_name",
    check: "contact_company_length",
    max: 200,
    autoComplete: "organization",
    half: true,
    inbox: "Company",
  },
  problem: {
    control: "long",
    column: "problem_description",
    check: "contact_problem_length",
    max: 5000,
    inbox: "Description",
  },
  consent: {
    control: "consent",
    column: "gdpr_consent",
    check: "contact_consent_given",
    required: true,
    inbox: "Consent",
  },
} as const satisfies Record<string, FieldEntry>;

type Fields = typeof contactFields;
export type FieldName = keyof Fields;

/** A field whose text is stored as the visitor wrote it: every one but the consent. */
export type RequestField = {
  [F in FieldName]: Fields[F] extends { control: "consent" } ? never : F;
}[FieldName];

export type RequestColumn = Fields[RequestField]["column"];

export function isField(key: PropertyKey | undefined): key is FieldName {
  return typeof key === "string" && Object.hasOwn(contactFields, key);
}

function isRequestField(field: FieldName): field is RequestField {
  return contactFields[field].control !== "consent";
}

export const fieldOrder = Object.keys(contactFields).filter(isField);
export const requestFields = fieldOrder.filter(isRequestField);

/** An entry without its literal types, for code that treats all fields alike. */
export function entryOf(field: FieldName): FieldEntry {
  return contactFields[field];
}
