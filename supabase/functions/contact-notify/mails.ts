import type { Due } from "./outbox.ts";
import type { Addresses } from "./settings.ts";
import { words } from "./words.ts";

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

function confirmation(due: Due, { from, team }: Addresses): Omit<Mail, "messageId"> {
  const { subject, lines } = words[due.language].confirmation;
  return { from, to: due.email, replyTo: team, subject, text: `${lines.join("\n\n")}\n` };
}

function teamMail(due: Due, { from, team, teamLanguage }: Addresses): Omit<Mail, "messageId"> {
  const { subject, facts, noMessage, answer } = words[teamLanguage].team;
  const rows = [
    [facts.name, due.name],
    [facts.email, due.email],
    [facts.company, due.company_name],
    [facts.service, due.service],
    [facts.language, due.language],
    [facts.received, due.received_at],
  ].map(([title = "", value]) => `${title}: ${value ?? "–"}`);
  const text = [rows.join("\n"), due.problem_description ?? noMessage, answer].join("\n\n");
  return { from, to: team, replyTo: due.email, subject: subject(due.name), text: `${text}\n` };
}
