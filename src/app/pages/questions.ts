import type { Question } from "#features/buying/buying.model.ts";
import { type TopicId, topicsOf } from "#features/chat/answers/topics.ts";
import type { Language } from "#shared/copy.ts";
import { siteFacts } from "../assistant/facts.ts";
import { type SiteField, sample } from "../site.ts";

/** What buyers ask before the first call, and the facts that the answer takes its figures from. */
const asked: Readonly<Partial<Record<TopicId, readonly SiteField[]>>> = {
  setup: ["project"],
  code: [],
  systems: [],
  gdpr: [],
  gaps: [],
  price: ["price"],
};

/** The page's questions and answers: the assistant's own, so that both say the same. */
export function questionsOf(language: Language): Question[] {
  const topics = topicsOf(siteFacts(true)[language], language);
  return Object.entries(topics).flatMap(([id, { question, answer }]) => {
    const fields = Object.entries(asked).find(([topic]) => topic === id)?.[1];
    return fields ? [{ id, question, answer, sample: fields.some((field) => sample.includes(field)) }] : [];
  });
}
