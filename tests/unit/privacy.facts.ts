import { nothingSetUp, type Setup } from "#features/privacy/ledger/hosts.ts";
import type { PolicyBasis } from "#features/privacy/policy.model.ts";

const germany = { de: "Deutschland", en: "Germany" };

/** Facts that never change: the texts are compared, not the company. */
export const company = {
  brand: "Beispiel",
  persona: "Ada",
  legalName: "Beispiel GmbH",
  email: "hallo@beispiel.example",
  phone: { shown: "+49 69 1234" },
  address: { street: "Musterweg 1", postcode: "60311", city: "Frankfurt/Main" },
  representatives: ["A. Muster", "B. Muster"],
  dataProtection: { name: { de: "Team", en: "Team" }, email: "datenschutz@beispiel.example" },
  hosting: { name: "Hoster GmbH", place: "Frankfurt", country: germany, logDays: 9 },
  mail: { name: "Poster GmbH", place: "Berlin", country: germany },
  ownServer: { place: "Frankfurt", country: germany },
  mailbox: { name: "Postfach GmbH", place: "Berlin", country: germany },
  safeguards: { database: "clauses", chat: "framework", voice: "clauses", call: "clauses" },
  periods: { mailDays: 90, conversationDays: 21, backupDays: 33 },
} as const satisfies PolicyBasis["company"];

const chat = { scriptUrl: "", runtimeUrl: "", voiceUrl: "" };
const voice = { apiBase: "" };
export const configurations: readonly Setup[] = [
  nothingSetUp,
  { ...nothingSetUp, chat },
  { ...nothingSetUp, voice },
  { ...nothingSetUp, chat, voice },
  {
    ...nothingSetUp,
    database: "https://database.beispiel.example/",
    reports: "https://fehler.beispiel.example/report",
  },
  { ...nothingSetUp, database: "https://project.supabase.co" },
];

export const builtIn: PolicyBasis = { company, setup: nothingSetUp };
