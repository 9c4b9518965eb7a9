import type { Question } from "#features/buying/buying.model.ts";
import { topics as german } from "#features/chat/answers/topics/de.ts";
import { topics as english } from "#features/chat/answers/topics/en.ts";
import type { TopicId } from "#features/chat/answers/topics.ts";
import type { Copy, Language } from "#shared/copy.ts";
import { siteFacts } from "../assistant/facts.ts";

/** What buyers ask before the first call. */
const asked: readonly TopicId[] = ["setup", "code", "systems", "gdpr", "gaps", "price"];

/** Both languages at once, without their wordings: the page is rendered, and changes its language, in one step. */
const topicsOf: Copy<typeof german> = { de: german, en: english };

/** The page's questions and answers: the assistant's own, so that both say the same. */
export function questionsOf(language: Language): Question[] {
  const topics = topicsOf[language](siteFacts[language]);
  return Object.entries(topics).flatMap(([id, { question, answer }]) =>
    asked.some((topic) => topic === id) ? [{ id, question, answer }] : [],
  );
}
