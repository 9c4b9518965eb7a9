import type { Question } from "#features/buying/buying.model.ts";
import { asked as german } from "#features/chat/answers/topics/de/asked.ts";
import { asked as english } from "#features/chat/answers/topics/en/asked.ts";
import type { Language } from "#shared/copy.ts";
import { siteFacts } from "../assistant/facts.ts";

/** Both languages at once: the page is rendered, and changes its language, in one step. */
const topicsOf = { de: german, en: english };

/** What buyers ask beyond price and time, which stand above: their effort, their data, mistakes, law and references. */
const asked = ["needs", "gdpr", "gaps", "worksCouncil", "references"] as const;

/** The page's questions and answers: the assistant's own, so that both say the same. */
export function questionsOf(language: Language): Question[] {
  const topics = topicsOf[language](siteFacts[language]);
  return asked.map((id) => ({ id, question: topics[id].question, answer: topics[id].answer }));
}
