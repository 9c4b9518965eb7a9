import * as z from "zod/mini";
import { isEmail, withAsciiDomain } from "#shared/email.ts";
import { failure, type Result, success } from "#shared/result.ts";
import { isDialable } from "./contact.call-time.ts";
import {
  type ContactRequest,
  type Draft,
  type FaultKind,
  type Faults,
  faultCodes,
  faultKindsOf,
} from "./contact.draft.ts";
import { entryOf, type FieldName, fieldOrder, isField, requestFields } from "./contact.fields.ts";

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD");
const oneLine = (text: string) =>
  wellFormed(text)
    .replace(/\p{Cc}+/gu, " ")
    .trim();
const manyLines = (text: string) => wellFormed(text).replaceAll("\0", "").trim();
const characters = (text: string) => [...text].length;

const cleaning = {
  text: oneLine,
  email: (text: string) => withAsciiDomain(oneLine(text)),
  long: manyLines,
};

type Check = (value: string) => boolean;

function checkOf(kind: Exclude<FaultKind, "Unknown">, field: FieldName): Check {
  const { min = 0, max = Number.POSITIVE_INFINITY } = entryOf(field);
  const checks: Record<typeof kind, Check> = {
    Required: (value) => value !== "",
    Shape: isEmail,
    TooShort: (value) => characters(value) >= min,
    TooLong: (value) => characters(value) <= max,
  };
  return checks[kind];
}

function schemaOf(field: FieldName) {
  const { control, options = [] } = entryOf(field);
  if (control === "consent") return z.literal(true, { error: `${field}Required` });
  if (control === "choice") return z.enum(["", ...options], { error: `${field}Unknown` });
  const checks = faultKindsOf(field)
    .filter((kind) => kind !== "Unknown")
    .map((kind) => z.refine<string>(checkOf(kind, field), { error: `${field}${kind}`, abort: true }));
  const clean = cleaning[control];
  return z.pipe(z.pipe(z.string(), z.transform(clean)), z.string().check(...checks));
}

const schemas = () => ({
  draft: z.object(Object.fromEntries(fieldOrder.map((field) => [field, schemaOf(field)]))),
  fault: z.enum(faultCodes),
});

/** Made at the first check: while the page is being taken over, nobody needs them. */
let made: ReturnType<typeof schemas> | undefined;

/**
 * Cleans a draft and checks it: FORM-11 to FORM-14.
 * @returns the cleaned request, or the first fault of each field.
 */
export function readDraft(draft: Draft): Result<ContactRequest, Faults> {
  made ??= schemas();
  const { draft: schema, fault: faultOf } = made;
  const read = schema.safeParse(draft);
  const undialled: Faults = draft.call && !isDialable(draft.call.phone) ? { call: "phoneShape" } : {};
  if (read.success) {
    if (undialled.call) return failure(undialled);
    const cleaned = requestFields.map((field) => [field, read.data[field] || null] as const);
    return success(Object.fromEntries(cleaned) as ContactRequest);
  }
  const faults: Faults = undialled;
  for (const issue of read.error.issues) {
    const field = issue.path[0];
    if (isField(field)) faults[field] ??= faultOf.parse(issue.message);
  }
  return failure(faults);
}
