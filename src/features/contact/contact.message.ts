import { longestMailBody, mailLink } from "#shared/mail-link.ts";
import { wishedTime } from "./contact.call-time.ts";
import type { ContactWords, FieldCopy } from "./contact.copy.ts";
import type { Draft } from "./contact.draft.ts";
import { entryOf, type RequestField, requestFields } from "./contact.fields.ts";
import type { SubmitFailure } from "./contact.port.ts";

/** A vendor's message longer than this is cut: it must not push the way out off the screen. */
const longestMessage = 200;

/** Says in one sentence why sending failed: known failures in the page's language, unknown ones as reported. */
export function failureSentence(words: ContactWords, failure: SubmitFailure): string {
  if (failure.kind !== "unknown") return `${words.failedPrefix} ${words.failures[failure.kind]}`;
  const message = failure.message?.trim();
  return message ? `${words.failedPrefix} ${shortened(message, longestMessage)}` : words.unexpected;
}

/** The entered values with their fields' labels: choices in the page's language, empty values left out. */
export function entered(words: ContactWords, draft: Draft) {
  const all: Readonly<Record<RequestField, FieldCopy>> = words.fields;
  const { legend, phone } = words.callTime;
  const { call } = draft;
  const row = (label: string, value = "", isLong = false) => (value.trim() ? [{ label, value, isLong }] : []);
  return [
    ...requestFields.flatMap((field) => {
      const { label, options } = all[field];
      const typed = draft[field].trim();
      return row(label, options?.[typed] ?? typed, entryOf(field).control === "long");
    }),
    ...row(legend, call && wishedTime(words.callTime, call)),
    ...row(phone, call?.phone.trim()),
  ];
}

export function messageText(words: ContactWords, draft: Draft): string {
  const all = entered(words, draft);
  const lines = all.filter(({ isLong }) => !isLong).map(({ label, value }) => `${label}: ${value}`);
  const long = all.filter(({ isLong }) => isLong).map(({ value }) => value);
  return [lines.join("\n"), ...long].filter(Boolean).join("\n\n");
}

/** A link that opens the visitor's mail program with the request in it; the copy button has no limit of length. */
export function mailHref(words: ContactWords, address: string, draft: Draft): string {
  const body = shortened(messageText(words, draft), longestMailBody);
  return mailLink(address, words.mailSubject, body);
}

function shortened(text: string, longest: number): string {
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest).join("")} …` : text;
}
