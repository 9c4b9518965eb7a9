import type { CallWords } from "./contact.call.copy.ts";
import { anyTime, type CallbackRequest, type Draft } from "./contact.draft.ts";

/** When and where somebody wants to be called, in words; empty when no call was asked for. */
export function callText(words: CallWords, call?: CallbackRequest): string {
  if (!call) return "";
  const { day, part } = call;
  const number = call.phone.trim();
  const time = [
    day && (day === anyTime ? words.anyDay.more : words.fullDayOf(day)),
    part && (part === anyTime ? words.anyPart : words.parts[part]).more,
  ].filter(Boolean);
  if (time.length === 0) time.push(words.open);
  return [...time, ...(number ? [`${words.tel} ${number}`] : [])].join(", ");
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

/** Confirms the requested call, and says what follows if it cannot take place; null when none was requested. */
export function callAnswer(words: CallWords, call?: CallbackRequest): { text: string; more?: string } | null {
  if (!call) return null;
  const { phone, day, part } = call;
  // In one line: a number that breaks in two is read as two.
  const number = phone.trim().replace(/\s+/g, "\u00a0");
  if (!number) return { text: words.phoneOpen };
  if (!day || day === anyTime) return { text: words.dayOpen };
  return { text: words.booked(day, part, number), more: words.bookedMore };
}
