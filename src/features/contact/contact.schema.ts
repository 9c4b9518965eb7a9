import * as z from "zod/mini";
import { isEmail } from "#shared/email.ts";
import { failure, type Result, success } from "#shared/result.ts";
import {
  type ContactRequest,
  type Draft,
  type Fault,
  type Faults,
  faultCodes,
  isField,
} from "./contact.draft.ts";
import { lengths, services } from "./contact.rules.ts";

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD");
const oneLine = (text: string) =>
  wellFormed(text)
    .replace(/\p{Cc}+/gu, " ")
    .trim();
const manyLines = (text: string) => wellFormed(text).replaceAll("\0", "").trim();
const characters = (text: string) => [...text].length;

function text(clean: (typed: string) => string, ...rules: readonly [(value: string) => boolean, Fault][]) {
  const checks = rules.map(([holds, error]) => z.refine<string>(holds, { error, abort: true }));
  return z.pipe(z.pipe(z.string(), z.transform(clean)), z.string().check(...checks));
}

const atMost = (max: number) => (value: string) => characters(value) <= max;
const present = (value: string) => value !== "";

const schema = z.object({
  name: text(
    oneLine,
    [present, "nameRequired"],
    [(name) => characters(name) >= lengths.name.min, "nameTooShort"],
    [atMost(lengths.name.max), "nameTooLong"],
  ),
  email: text(
    oneLine,
    [present, "emailRequired"],
    [isEmail, "emailShape"],
    [atMost(lengths.email.max), "emailTooLong"],
  ),
  service: z.enum(["", ...services], { error: "serviceUnknown" satisfies Fault }),
  company: text(oneLine, [atMost(lengths.company.max), "companyTooLong"]),
  problem: text(manyLines, [atMost(lengths.problem.max), "problemTooLong"]),
  consent: z.literal(true, { error: "consentRequired" satisfies Fault }),
});

const faultOf = z.enum(faultCodes);

/**
 * Cleans a draft and checks it: FORM-11 to FORM-14.
 * @returns the cleaned request, or the first fault of each field.
 */
export function readDraft(draft: Draft): Result<ContactRequest, Faults> {
  const read = schema.safeParse(draft);
  if (read.success) {
    const { name, email, service, company, problem } = read.data;
    return success({
      name,
      email,
      service: service || null,
      company: company || null,
      problem: problem || null,
    });
  }
  const faults: Faults = {};
  for (const issue of read.error.issues) {
    const field = issue.path[0];
    if (isField(field)) faults[field] ??= faultOf.parse(issue.message);
  }
  return failure(faults);
}
