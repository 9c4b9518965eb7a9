import { buyingCopy } from "#features/buying/buying.copy.ts";
import type { Question } from "#features/buying/buying.model.ts";
import { asked as german } from "#features/chat/answers/topics/de/asked.ts";
import { asked as english } from "#features/chat/answers/topics/en/asked.ts";
import type { Language } from "#shared/copy.ts";
import { euros, firstYearOf } from "#shared/euros.ts";
import { siteFacts } from "../assistant/facts.ts";
import { site } from "../site.ts";

/** Both languages at once: the page is rendered, and changes its language, in one step. */
const topicsOf = { de: german, en: english };

/** What buyers ask after their first doubt: errors, references, their own AI, then effort, systems, data and law. */
const asked = ["gaps", "references", "comparison", "needs", "otherSystems", "gdpr", "worksCouncil"] as const;
const onSecurity: readonly string[] = ["gdpr", "worksCouncil"];

/** The page's questions and answers: the assistant's own, so that both say the same, and the doubt of a buyer. */
export function questionsOf(language: Language): Question[] {
  const facts = siteFacts[language];
  const topics = topicsOf[language](facts);
  const { contract, price } = site;
  const { worth } = buyingCopy[language].questions;
  const { question, answer } = worth(contract, euros(firstYearOf(price, contract.minimumMonths), language));
  return [
    { id: "worth", question, answer: `${answer}${facts.sampleMark}.` },
    ...asked.map((id) => ({
      id,
      question: topics[id].question,
      answer: topics[id].answer,
      onSecurity: onSecurity.includes(id),
    })),
  ];
}
