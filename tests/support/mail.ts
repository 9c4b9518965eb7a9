import type { Due } from "../../supabase/functions/contact-notify/outbox.ts";

export const addresses = {
  from: "Mainlicht <hallo@mainlicht.example>",
  team: "team@mainlicht.example",
  teamLanguage: "de",
} as const;

/** A mail that is due, without a database. */
export const due: Due = {
  submission_id: "11111111-1111-4111-8111-111111111111",
  recipient: "team",
  claim: "1",
  received_at: "2026-11-20T20:14:00.000Z",
  name: "Ada Lovelace",
  email: "ada@example.com",
  service: "Lead Generator",
  company_name: null,
  problem_description: null,
  language: "de",
  of_digest: null,
};
