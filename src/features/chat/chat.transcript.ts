import type { Language } from "#shared/copy.ts";
import { longestMailBody, mailLink } from "#shared/mail-link.ts";
import { careCopy, perhapsCopy } from "./chat.care.ts";
import { type ChatWords, chatCopy } from "./chat.copy.ts";
import type { Message } from "./chat.machine.ts";
import type { Answer } from "./chat.port.ts";

type Unknown = Extract<Answer, { kind: "unknown" }>;

/** What is said where nothing is known. */
export function declined({ again, far, near, perhaps }: Unknown, language: Language): string {
  const words = chatCopy[language];
  const alone = near ? words.unknownNear : words.unknown;
  const text = far ? words.far : again ? words.unknownAgain : alone;
  return perhaps ? `${text} ${perhapsCopy[language]}` : text;
}

const listed = (questions: readonly string[]) => questions.map((question) => `- ${question}`);

/** The words of one message, as they are shown and heard: in the language that it was said in. */
export function textOf(message: Message): string {
  if (message.from === "visitor") return message.text;
  const { answer } = message;
  const words = chatCopy[message.language];
  switch (answer.kind) {
    case "known":
      return answer.text;
    case "unsure":
      return [
        words.unsure,
        ...listed(answer.questions),
        ...(answer.perhaps ? [perhapsCopy[message.language]] : []),
      ].join("\n");
    case "unknown":
      return [declined(answer, message.language), ...listed(answer.near ?? [])].join("\n");
    case "handOver":
      return words.handedOver;
    case "care":
      return careCopy[message.language][answer.care].text;
  }
}

/**
 * The conversation as plain text, to be copied or handed to a person.
 * @param longest in characters: what does not fit is left out from the beginning.
 */
export function transcript(
  messages: readonly Message[],
  words: ChatWords,
  persona: string,
  longest = Number.POSITIVE_INFINITY,
): string {
  const title = words.transcript(persona);
  const parts = messages.map(
    (message) => `${message.from === "visitor" ? words.me : persona}: ${textOf(message)}`,
  );
  let from = 0;
  const text = () => [title, ...(from > 0 ? ["…"] : []), ...parts.slice(from)].join("\n\n");
  while (from < parts.length && [...text()].length > longest) from += 1;
  return text();
}

/** A mail with the conversation and no recipient yet: it is sent from the visitor's own mail program, or not at all. */
export function mailOf(messages: readonly Message[], words: ChatWords, persona: string): string {
  return mailLink("", words.transcript(persona), transcript(messages, words, persona, longestMailBody));
}
