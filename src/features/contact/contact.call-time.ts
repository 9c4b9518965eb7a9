import type { CallWords } from "./contact.call.copy.ts";
import { anyTime, type CallbackRequest, type Draft } from "./contact.draft.ts";

/** When and where somebody wants to be called, in words; empty when no call was asked for. */
export function callText(words: CallWords, call?: CallbackRequest): string {
  if (!call) return "";
  const number = call.phone.trim();
  return [wishedTime(words, call), ...(number ? [`${words.tel} ${number}`] : [])].join(", ");
}

/** When somebody wants to be called, in words, also when they left it open. */
export function wishedTime(words: CallWords, call: CallbackRequest): string {
  return timeText(words, call) || words.open;
}

function timeText(words: CallWords, { day, part }: CallbackRequest): string {
  return [
    day && (day === anyTime ? words.anyDay.more : words.fullDayOf(day)),
    part && (part === anyTime ? words.anyPart : words.parts[part]).more,
  ]
    .filter(Boolean)
    .join(", ");
}

/** Puts the requested call above the visitor's own description: this text is sent. */
export function withCall(words: CallWords, draft: Draft): Draft {
  const call = callText(words, draft.call);
  if (!call) return draft;
  return { ...draft, problem: [`${words.line} ${call}`, draft.problem.trim()].filter(Boolean).join("\n\n") };
}

/** How many characters of the description's column the call takes, with the lines between both. */
export function callLength(words: CallWords, draft: Draft): number {
  return [...withCall(words, { ...draft, problem: "-" }).problem].length - 1;
}

/** What is said of the requested call when it has been sent; null when none was requested. @param day and @param time when the answer is due. */
export function callAnswer(words: CallWords, call: CallbackRequest | undefined, day: string, time: string) {
  if (!call) return null;
  // In one line: a number that breaks in two is read as two.
  const number = call.phone.trim().replace(/\s+/g, "\u00a0");
  return {
    thanks: words.thanks(number),
    ...(call.day || call.part ? { wish: words.wish(bound(timeText(words, call))) } : {}),
    follows: [words.timeFollows(day, time), ...(number ? [] : [words.phoneOpen])].join(" "),
  };
}

/** A date, or a time of day, in one line: "1. Dezember", "9 am", "9 bis". */
export function bound(text: string): string {
  return text.replace(/(\d\.?) (?=\p{Lu}|[ap]m|bis)/gu, "$1\u00a0");
}

/** No number, or one that can be dialled: at least eight digits, and what people write between them. */
export function isDialable(phone: string): boolean {
  return phone.trim() === "" || (/^[\d\s+\-/().]*$/.test(phone) && phone.replace(/\D/g, "").length >= 8);
}
