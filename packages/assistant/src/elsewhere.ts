import type { Language } from "./answer.ts";
import { systemsIn } from "./noted.ts";

/** Firms and products that visitors ask about, besides the systems that can be connected. */
const firms =
  /\b(?:chatgpt|gpt|openai|intercom|freshdesk|zapier|claude|gemini|copilot|google|amazon|apple|meta|microsoft|tesla|netflix|telekom|voiceflow|botpress|tidio|userlike)\b/iu;

const asked: Record<Language, { ofFirm: RegExp; ours: RegExp }> = {
  de: {
    ofFirm:
      /\b(?:koste[tn]|preise?|teuer|besser|billiger|günstiger|chef|ceo|vorstand|gründer|gegründet|gehört|sitz|aktien?\p{L}*|hostet|lizenz\p{L}*|hat|haben|bietet|wie ?viel|verlang\p{L}*|nimmt|nehmen|berechne\p{L}*|unterschied|hält|halten)\b/iu,
    ours: /\b(?:ihr|euch|eure?\p{L}*|sie|ihnen|ihre?\p{L}*|wir|uns\p{L}*|mit|\p{L}*anbind\p{L}*|\p{L}*integr\p{L}*|\p{L}*anschluss|anschließen|verbinden|verschiedene\p{L}*|unterschiedliche\p{L}*)\b/iu,
  },
  en: {
    ofFirm:
      /\b(?:costs?|prices?|pricing|expensive|cheaper|better|ceo|boss|founders?|founded|owns?|stock|shares?|hosts?|licen[cs]es?|charges?|takes?|how much|ha(?:s|ve)|offers?|difference|thinks?)\b/iu,
    ours: /\b(?:you|your|we|us|our|i|my|with|different|\p{L}*connect\p{L}*|integrat\p{L}*|sync\p{L}*)\b/iu,
  },
};

/** People of whom nobody here knows anything. */
const theirs =
  /\b(?:my|mein\p{L}*) (?:employer|landlord|doctor|teacher|dog|cat|arbeitgeber\p{L}*|vermieter\p{L}*|arzt|ärztin|lehrer\p{L}*|hund\p{L}*|katze)\b/iu;

/** Whether a question is about others alone: "what does Zendesk cost?" Nothing here answers that. */
export function isAboutAnother(question: string, language: Language): boolean {
  if (theirs.test(question)) return true;
  const { ofFirm, ours } = asked[language];
  const isNamed = firms.test(question) || systemsIn(question).length > 0;
  return isNamed && ofFirm.test(question) && !ours.test(question);
}
