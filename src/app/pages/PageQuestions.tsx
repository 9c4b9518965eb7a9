import { QuestionsSection, type QuestionsSectionProps } from "#features/buying/QuestionsSection.tsx";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { useCopy, useLanguage } from "#shared/copy.ts";
import { questionsOf } from "./questions.ts";

export function PageQuestions({ onAsk }: Pick<QuestionsSectionProps, "onAsk">) {
  const { language } = useLanguage();
  const { security } = useCopy(frameCopy);
  return <QuestionsSection questions={questionsOf(language)} proofHref={security.href} onAsk={onAsk} />;
}
