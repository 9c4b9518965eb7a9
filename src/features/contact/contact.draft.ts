import type { Service } from "./contact.rules.ts";

/** The form's fields, as typed. */
export interface Draft {
  name: string;
  email: string;
  /** "" while nothing is chosen. */
  service: Service | "";
  company: string;
  problem: string;
  consent: boolean;
}
export type Field = keyof Draft;

/** Its keys stand in the order of the form. */
export const emptyDraft: Draft = {
  name: "",
  email: "",
  service: "",
  company: "",
  problem: "",
  consent: false,
};

export function isField(key: PropertyKey | undefined): key is Field {
  return typeof key === "string" && key in emptyDraft;
}

/** The faults that a draft can have; the view turns each into words. */
export const faultCodes = [
  "nameRequired",
  "nameTooShort",
  "nameTooLong",
  "emailRequired",
  "emailShape",
  "emailTooLong",
  "serviceUnknown",
  "companyTooLong",
  "problemTooLong",
  "consentRequired",
] as const;
export type Fault = (typeof faultCodes)[number];
export type Faults = Partial<Record<Field, Fault>>;

/** A cleaned draft: trimmed, nothing empty, nothing a database would refuse (FORM-14). */
export interface ContactRequest {
  name: string;
  email: string;
  service: Service | null;
  company: string | null;
  problem: string | null;
}
