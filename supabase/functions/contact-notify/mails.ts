import { company } from "./company.ts";
import type { Due } from "./outbox.ts";
import type { Addresses } from "./settings.ts";
import { type Language, words } from "./words.ts";

/** One mail to one person, in plain text. */
export interface Mail {
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  /** The same for every attempt, so that a mail server may notice a repetition. */
  messageId: string;
}

/** The mail that a notification stands for. */
export function mailFor(due: Due, addresses: Addresses): Mail {
  const domain = /@([^>\s]+)/.exec(addresses.from)?.[1] ?? "localhost";
  const messageId = `<${due.submission_id}.${due.recipient}@${domain}>`;
  return due.recipient === "team"
    ? { ...teamMail(due, addresses), messageId }
    : { ...confirmation(due, addresses), messageId };
}

function confirmation(due: Due, { from, team, site }: Addresses): Omit<Mail, "messageId"> {
  const { subject, lines } = words[due.language].confirmation;
  const text = [...lines, letterhead(due.language, site)].join("\n\n");
  return { from, to: due.email, replyTo: team, subject, text: `${text}\n` };
}

/** What a company's letter must show, and where its policy stands. @param site public address; may be unknown. */
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

/** As people in Germany read it, whatever language: the team sits there. */
function receivedAt(received: string, language: Language): string {
  const locale = language === "de" ? "de-DE" : "en-GB";
  return new Intl.DateTimeFormat(locale, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "Europe/Berlin",
  }).format(new Date(received));
}

function teamMail(due: Due, { from, team, teamLanguage }: Addresses): Omit<Mail, "messageId"> {
  const { subject, facts, services, languages, noMessage, answer } = words[teamLanguage].team;
  const rows = [
    [facts.name, due.name],
    [facts.email, due.email],
    [facts.company, due.company_name],
    [facts.service, due.service && (services[due.service] ?? due.service)],
    [facts.language, languages[due.language]],
    [facts.received, receivedAt(due.received_at, teamLanguage)],
  ].map(([title = "", value]) => `${title}: ${value ?? "–"}`);
  const text = [rows.join("\n"), due.problem_description ?? noMessage, answer].join("\n\n");
  return { from, to: team, replyTo: due.email, subject: subject(due.name), text: `${text}\n` };
}
