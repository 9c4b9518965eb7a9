import type { Question } from "#features/buying/buying.model.ts";
import { asked as german } from "#features/chat/answers/topics/de/asked.ts";
import { asked as english } from "#features/chat/answers/topics/en/asked.ts";
import type { Copy, Language } from "#shared/copy.ts";
import { siteFacts } from "../assistant/facts.ts";

/** Both languages at once: the page is rendered, and changes its language, in one step. */
const askedIn: Copy<typeof german> = { de: german, en: english };

/** The page's questions and answers: the assistant's own, so that both say the same. */
export function questionsOf(language: Language): Question[] {
  const topics = askedIn[language](siteFacts[language]);
  return Object.entries(topics).map(([id, { question, answer }]) => ({ id, question, answer }));
}
