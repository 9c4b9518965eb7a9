import { company } from "./company.ts";
import { digestWords } from "./digest-words.ts";
import type { Due } from "./outbox.ts";
import { printable, quoted } from "./printable.ts";
import type { Addresses } from "./settings.ts";
import { columns, type Language, longColumn, words } from "./words.ts";

/** An address as our settings have it, or as a visitor typed it: never read for names or further addresses. */
export type Recipient = string | { name: ""; address: string };

export interface Mail {
  from: string;
  to: Recipient;
  replyTo: Recipient;
  subject: string;
  text: string;
  /** The same for every attempt, so that a mail server may notice a repetition. */
  messageId: string;
}

/** The time within which somebody answers; a unit test compares it with the website's. */
const answerMs = 24 * 60 * 60 * 1000;

export function mailFor(due: Due, addresses: Addresses): Mail {
  const domain = /@([^>\s]+)/.exec(addresses.from)?.[1] ?? "localhost";
  const messageId = `<${due.submission_id}.${due.recipient}@${domain}>`;
  if (due.recipient === "visitor") return { ...confirmation(due, addresses), messageId };
  if (due.of_digest === null) return { ...teamMail(due, addresses), messageId };
  return { ...digest(due.of_digest, addresses), messageId };
}

const typed = (address: string): Recipient => ({ name: "", address });

function confirmation(due: Due, { from, team, site }: Addresses): Omit<Mail, "messageId"> {
  const { subject, lines } = words[due.language].confirmation;
  const answerBy = new Date(Date.parse(due.received_at) + answerMs).toISOString();
  const text = [...lines(inGermany(answerBy, due.language)), letterhead(due.language, site)].join("\n\n");
  return { from, to: typed(due.email), replyTo: team, subject, text: `${text}\n` };
}

/** The company details that a business letter must show, and the policy's address. @param site may be unknown. */
function letterhead(language: Language, site: string | undefined): string {
  const { seat, directors, privacy } = words[language].letterhead;
  return [
    company.legalName,
    company.address,
    company.phone,
    `${seat} ${company.seat}, ${company.register}`,
    `${directors} ${company.directors.join(", ")}`,
    ...(site ? [`${privacy} ${new URL(company.policy[language], site).href}`] : []),
  ].join("\n");
}

/** A moment by the clocks of Germany, in whatever language: the team sits there. */
function inGermany(moment: string, language: Language): string {
  const locale = language === "de" ? "de-DE" : "en-GB";
  return new Intl.DateTimeFormat(locale, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "Europe/Berlin",
  }).format(new Date(moment));
}

function digest(count: number, { from, team, teamLanguage }: Addresses): Omit<Mail, "messageId"> {
  const { subject, lines } = digestWords[teamLanguage];
  return { from, to: team, replyTo: team, subject: subject(count), text: `${lines.join("\n\n")}\n` };
}

function teamMail(due: Due, { from, team, teamLanguage }: Addresses): Omit<Mail, "messageId"> {
  const { subject, facts, services, languages, noMessage, answer } = words[teamLanguage].team;
  const rows = [
    ...columns.map((column) => [facts[column], services[due[column] ?? ""] ?? due[column]]),
    [facts.language, languages[due.language]],
    [facts.received, inGermany(due.received_at, teamLanguage)],
  ].map(([title = "", value]) => `${title}: ${printable(value ?? "–")}`);
  const message = due[longColumn];
  const text = [rows.join("\n"), message ? quoted(message, "> ") : noMessage, answer].join("\n\n");
  return {
    from,
    to: team,
    replyTo: typed(due.email),
    subject: printable(subject(due.name)),
    text: `${text}\n`,
  };
}
