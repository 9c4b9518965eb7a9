import type { Copy, Language } from "#shared/copy.ts";
import type { Setup } from "./ledger/hosts.ts";

/** The company's facts in the policy; the app passes those of the site. */
export interface PolicyCompany {
  brand: string;
  /** The assistant's name. */
  persona: string;
  legalName: string;
  email: string;
  phone: { shown: string };
  address: { street: string; postcode: string; city: string };
  representatives: readonly string[];
  /** Whom to ask about personal data; null where no officer has to be appointed. */
  dataProtection: { name: Copy<string>; email: string } | null;
  /** `logDays`: until the server logs are deleted. */
  hosting: { name: string; place: string; country: Copy<string>; logDays: number };
  /** Where the company's own server stands. */
  ownServer: { place: string; country: Copy<string> };
  /** Who carries the mails of the contact form; null where none are sent. */
  mail: { name: string; place: string; country: Copy<string> } | null;
  /** Who keeps the company's mailboxes. */
  mailbox: { name: string; place: string; country: Copy<string> };
  /** For each provider in the USA. */
  safeguards: Readonly<Record<"database" | "chat" | "voice" | "call", Safeguard>>;
  /** In days. */
  periods: { mailDays: number; conversationDays: number; backupDays: number };
}

/** The legal basis of a transfer to the USA: standard contractual clauses, or the provider's certificate. */
export type Safeguard = "clauses" | "framework";

export type RecipientId = "hosting" | "database" | "mail" | "mailbox" | "chat" | "voice" | "call" | "reports";

export interface Recipient {
  id: RecipientId;
  /** Null: the company itself, on a server of its own. */
  name: string | null;
  /** Where the recipient sits, or the company's own server stands. */
  place: string;
  /** The legal basis of a transfer out of the European Union (Art. 13(1)(f) GDPR); null for none. */
  safeguard: Safeguard | null;
  /** The servers that the browser contacts, joined by commas; empty: the page's own. */
  servers: string;
}

/** Which outside providers this site is configured with. Unconfigured ones are not named as recipients. */
export interface Processors {
  /** The text chat provider; otherwise the built-in assistant answers in the browser. */
  chat: boolean;
  /** The voice provider; otherwise the built-in voice. */
  voice: boolean;
  /** Errors of the page are reported. */
  reports: boolean;
}

export interface PolicyBasis {
  /** The company whose policy it is. */
  company: PolicyCompany;
  /** The services that the site is set up with. */
  setup: Setup;
}

export interface PolicyFacts {
  company: PolicyCompany;
  processors: Processors;
  recipients: readonly Recipient[];
}

/** One point of a list; `term` stands before it, set apart. */
export interface PolicyPoint {
  term?: string;
  text: string;
}

/** One numbered section (PRIV-01). Its number is its place in the list. */
export interface PolicySection {
  title: string;
  content: readonly string[];
  list?: readonly PolicyPoint[];
  /** A second subject of the section, with points of its own. */
  second?: { content: string; list: readonly PolicyPoint[] };
  footer?: string;
  /** Text that the law wants separate from the rest and clearly visible (Art. 21(4) GDPR). */
  apart?: { title: string; text: string };
}

/** The guarantee block (PRIV-02). */
export interface PolicyGuarantee {
  title: string;
  content: string;
  /** What the version is: the first one. */
  first: string;
  version: string;
  /** Says when the text was last changed. */
  changed: string;
}

export interface PolicyText {
  title: string;
  lead: string;
  /** The whole in a few lines. */
  brief: { title: string; lines: readonly string[] };
  sections: readonly PolicySection[];
  guarantee: PolicyGuarantee;
}

export type SectionWords = Readonly<Record<Language, (facts: PolicyFacts) => PolicySection>>;

/** A section with both languages side by side; one that lacks a language does not compile. */
export function defineSection(words: SectionWords): SectionWords {
  return words;
}

/** A point that belongs to the text only under a condition. */
export function when(condition: boolean, ...points: PolicyPoint[]): PolicyPoint[] {
  return condition ? points : [];
}
