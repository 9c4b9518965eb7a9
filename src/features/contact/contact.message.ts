import type { ContactWords } from "./contact.copy.ts";
import type { Draft, Field } from "./contact.draft.ts";
import type { SubmitFailure } from "./contact.port.ts";

/** A vendor's message longer than this is cut: it must not push the way out off the screen. */
const longestMessage = 200;
/** Mail programs refuse addresses much longer than 2,000 characters; the copy button has no such limit. */
const longestMailBody = 1_500;

/** Says in one sentence why sending failed: known failures in the page's language, unknown ones as reported. */
export function failureSentence(words: ContactWords, failure: SubmitFailure): string {
  if (failure.kind !== "unknown") return `${words.failedPrefix} ${words.failures[failure.kind]}`;
  const message = failure.message?.trim();
  return message ? `${words.failedPrefix} ${shortened(message, longestMessage)}` : words.unexpected;
}

/** The filled-in form as plain text, to be copied or mailed. */
export function messageText(words: ContactWords, draft: Draft): string {
  const { fields, services } = words;
  // A new field does not compile until it has its line: else it would be lost where sending fails.
  const lines: Record<Exclude<Field, "problem" | "consent">, readonly [string, string]> = {
    name: [fields.name.label, draft.name],
    email: [fields.email.label, draft.email],
    service: [fields.service.label, draft.service && services[draft.service]],
    company: [fields.company.label, draft.company],
  };
  const head = Object.values(lines)
    .filter(([, value]) => value.trim())
    .map(([label, value]) => `${label}: ${value.trim()}`);
  return [...head, "", draft.problem.trim()].join("\n").trim();
}

/** A link that opens the visitor's mail program with the request in it. */
export function mailHref(words: ContactWords, address: string, draft: Draft): string {
  const body = shortened(messageText(words, draft), longestMailBody);
  return `mailto:${address}?subject=${encodeURIComponent(words.mailSubject)}&body=${encodeURIComponent(body)}`;
}

function shortened(text: string, longest: number): string {
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest).join("")} …` : text;
}
