import { QuestionsSection } from "#features/buying/QuestionsSection.tsx";
import { useLanguage } from "#shared/copy.ts";
import { questionsOf } from "./questions.ts";

/** The questions of the page: a part of its own, since it brings the assistant's topics along. */
export default function PageQuestions() {
  return <QuestionsSection questions={questionsOf(useLanguage().language)} />;
}
