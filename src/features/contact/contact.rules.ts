import { languages } from "#shared/copy.ts";

/** The services a visitor may ask about (FORM-03). Stored in English whatever language is shown. */
export const services = ["AI Chat Assistant", "Lead Generator", "CRM Integration"] as const;
export type Service = (typeof services)[number];

/**
 * Signals that a program may have filled in the form: a field that people do not see, or less than `hasteMs` from
 * opening to sending. Such a request is stored and thanked for as always; only staff see the mark.
 */
export const spamSignals = ["trap", "haste"] as const;
export type SpamSignal = (typeof spamSignals)[number];
export const hasteMs = 3_000;

/** Lengths in characters as a reader counts them (code points), after trimming. */
export const lengths = {
  name: { min: 2, max: 200 },
  email: { max: 254 },
  company: { max: 200 },
  problem: { max: 5000 },
  userAgent: { max: 512 },
} as const;

/**
 * The rules of a request, each with the database's own check and what the form says when it is broken. One list
 * for three places: `tests/unit/contact/rules.test.ts` compares it with the schema, the migrated database and
 * the words. `says` is null where a visitor cannot break the rule.
 */
export const rules = [
  { check: "contact_name_length", column: "name", ...lengths.name, says: ["nameTooShort", "nameTooLong"] },
  { check: "contact_email_shape", column: "email", ...lengths.email, says: ["emailShape", "emailTooLong"] },
  { check: "contact_service_known", column: "service", among: services, says: ["serviceUnknown"] },
  { check: "contact_company_length", column: "company_name", ...lengths.company, says: ["companyTooLong"] },
  {
    check: "contact_problem_length",
    column: "problem_description",
    ...lengths.problem,
    says: ["problemTooLong"],
  },
  { check: "contact_consent_given", column: "gdpr_consent", says: ["consentRequired"] },
  { check: "contact_language_known", column: "language", among: languages, says: null },
  { check: "contact_agent_length", column: "user_agent", ...lengths.userAgent, says: null },
  { check: "contact_caution_known", column: "caution", among: spamSignals, says: null },
  // The form makes one line of each before it sends.
  { check: "contact_single_lines", column: "name", says: null },
] as const;
