import type { Question } from "#features/buying/buying.model.ts";
import { asked as askedDe } from "#features/chat/answers/topics/de/asked.ts";
import { benefit as benefitDe } from "#features/chat/answers/topics/de/benefit.ts";
import { law as lawDe } from "#features/chat/answers/topics/de/law.ts";
import { start as startDe } from "#features/chat/answers/topics/de/start.ts";
import { technology as technologyDe } from "#features/chat/answers/topics/de/technology.ts";
import { asked as askedEn } from "#features/chat/answers/topics/en/asked.ts";
import { benefit as benefitEn } from "#features/chat/answers/topics/en/benefit.ts";
import { law as lawEn } from "#features/chat/answers/topics/en/law.ts";
import { start as startEn } from "#features/chat/answers/topics/en/start.ts";
import { technology as technologyEn } from "#features/chat/answers/topics/en/technology.ts";
import type { Copy, Language } from "#shared/copy.ts";
import { siteFacts } from "../assistant/facts.ts";

/** Both languages at once: the page is rendered, and changes its language, in one step. */
const topicsOf = {
  de: (facts: typeof siteFacts.de) => ({
    ...startDe(facts),
    ...technologyDe(facts),
    ...askedDe(facts),
    ...lawDe(facts),
    ...benefitDe(facts),
  }),
  en: (facts: typeof siteFacts.en) => ({
    ...startEn(facts),
    ...technologyEn(facts),
    ...askedEn(facts),
    ...lawEn(facts),
    ...benefitEn(facts),
  }),
} satisfies Copy<unknown>;

/** What buyers ask beyond price and time, which stand above: their effort, their data, mistakes, law and references. */
const asked = ["needs", "gdpr", "gaps", "worksCouncil", "references"] as const;

/** The page's questions and answers: the assistant's own, so that both say the same. */
export function questionsOf(language: Language): Question[] {
  const topics = topicsOf[language](siteFacts[language]);
  return asked.map((id) => ({ id, question: topics[id].question, answer: topics[id].answer }));
}
