import { QuestionsSection } from "#features/buying/QuestionsSection.tsx";
import { useLanguage } from "#shared/copy.ts";
import { questionsOf } from "./questions.ts";

/** The questions of the page, answered in the assistant's words. */
export function PageQuestions() {
  return <QuestionsSection questions={questionsOf(useLanguage().language)} />;
}
