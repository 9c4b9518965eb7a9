import { QuestionsSection, type QuestionsSectionProps } from "#features/buying/QuestionsSection.tsx";
import { useLanguage } from "#shared/copy.ts";
import { questionsOf } from "./questions.ts";

/** The questions of the page, answered in the assistant's words. */
export function PageQuestions({ onAsk }: Pick<QuestionsSectionProps, "onAsk">) {
  return <QuestionsSection questions={questionsOf(useLanguage().language)} onAsk={onAsk} />;
}
