import { careCopy } from "#features/chat/chat.care.ts";
import { chatCopy } from "#features/chat/chat.copy.ts";
import type { Answer, ChatPort, Conversation } from "#features/chat/chat.port.ts";
import { declined } from "#features/chat/chat.transcript.ts";
import type { Language } from "#shared/copy.ts";
import type { SpokenAnswers } from "./voice-builtin.ts";

export function spokenAnswers(
  chat: ChatPort,
  persona: string,
): (language: Language) => Promise<SpokenAnswers | null> {
  const never = new AbortController().signal;
  let opening: Promise<Conversation | null> | null = null;

  async function open(language: Language): Promise<Conversation | null> {
    const opened = await chat.open(null, never, language);
    if (!opened.ok || opened.value.kind !== "conversation") return null;
    opened.value.prepare();
    return opened.value;
  }

  return async (language) => {
    opening ??= open(language);
    const conversation = await opening;
    // It is fetched again the next time.
    if (!conversation) opening = null;
    if (!conversation) return null;
    const words = chatCopy[language];
    return {
      greeting: `${words.greeting(persona)} ${words.greetingMore}`,
      questions: conversation.suggestions(language),
      async answer(question) {
        const given = await conversation.ask(question, language, never);
        return given.ok
          ? inWords(given.value, given.value.language ?? language)
          : { text: words.lost, questions: [] };
      },
    };
  };
}

function inWords(answer: Answer, language: Language): { text: string; questions: readonly string[] } {
  const words = chatCopy[language];
  switch (answer.kind) {
    case "known":
      return { text: answer.text, questions: answer.more };
    case "unsure":
      return { text: words.unsure, questions: answer.questions };
    case "unknown":
      return { text: declined(answer, language), questions: answer.near ?? [] };
    case "handOver":
      return { text: words.handOverBySpeaking, questions: [] };
    case "care":
      return { text: careCopy[language][answer.care].text, questions: [] };
  }
}
