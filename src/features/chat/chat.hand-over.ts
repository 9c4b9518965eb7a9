import type { Language } from "#shared/copy.ts";
import { type ChatWords, chatCopy } from "./chat.copy.ts";
import type { Message } from "./chat.machine.ts";
import { notedCopy, notesOf } from "./chat.noted.ts";
import type { Noted } from "./chat.port.ts";
import { type Solution, type Step, solutionOf, stepsIn } from "./chat.steps.ts";
import { transcript } from "./chat.transcript.ts";

/** What goes into the contact form. */
export interface HandOver {
  /** The visitor's figures, and the conversation. */
  text: string;
  /** The solution that was talked about last. */
  solution: Solution | null;
  /** A call was wished for, perhaps with a day. */
  call: Pick<Noted, "day" | "daytime"> | null;
}

const answersOf = (messages: readonly Message[]) =>
  messages.flatMap((message) => (message.from === "assistant" ? [message.answer] : []));

/** @param longest in characters: what does not fit is left out from the beginning of the conversation. */
export function handOverOf(
  messages: readonly Message[],
  step: Step | undefined,
  language: Language,
  persona: string,
  longest: number,
): HandOver {
  const words: ChatWords = chatCopy[language];
  const answers = answersOf(messages);
  const noted = answers.at(-1)?.noted ?? {};
  const notes = notesOf(noted, language).join(", ");
  const above = notes ? `${notedCopy[language].handedOver}: ${notes}\n\n` : "";
  const talkedAbout = answers.flatMap((answer) =>
    answer.kind === "known" ? stepsIn(answer.next).flatMap((one) => solutionOf(one) ?? []) : [],
  );
  const { day, daytime } = noted;
  return {
    text: above + transcript(messages, words, persona, longest - [...above].length),
    solution: solutionOf(step) ?? talkedAbout.at(-1) ?? null,
    call: step === "call" || day ? { ...(day ? { day } : {}), ...(daytime ? { daytime } : {}) } : null,
  };
}
