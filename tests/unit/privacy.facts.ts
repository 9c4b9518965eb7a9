import type { PolicyFacts, Processors } from "#features/privacy/policy.model.ts";

/** Facts that never change: the texts are compared, not the company. */
export const company = {
  brand: "Beispiel",
  persona: "Ada",
  legalName: "Beispiel GmbH",
  email: "hallo@beispiel.example",
  phone: { shown: "+49 69 1234" },
  address: { street: "Musterweg 1", postcode: "60311", city: "Frankfurt/Main" },
  representatives: ["A. Muster", "B. Muster"],
  dataProtection: { name: "Team", email: "datenschutz@beispiel.example" },
  hosting: { name: "Hoster GmbH", place: "Frankfurt" },
} as const satisfies PolicyFacts["company"];

/** Every way the site can be configured. */
export const configurations: readonly Processors[] = [
  { chat: false, voice: false },
  { chat: true, voice: false },
  { chat: false, voice: true },
  { chat: true, voice: true },
];

export const builtIn: PolicyFacts = { company, processors: { chat: false, voice: false } };
