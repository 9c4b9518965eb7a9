import type { Language } from "./answer.ts";
import type { Content } from "./content.ts";
import { nothingOpen } from "./open.ts";
import { careFor, repliesIn } from "./spoken.ts";

/** Several, since an engine prepares a pattern once more at its second use. */
const practice: Record<Language, readonly string[]> = {
  de: [
    "Was kostet das bei Ihnen?",
    "Und wie lange dauert das?",
    "Wo liegen unsere Daten?",
    "Und wer sieht die?",
  ],
  en: ["What do you charge for it?", "And how long does it take?", "Where is our data?", "And who sees it?"],
};

/** Answers questions that nobody asked, in a conversation of their own (`Dialogue.rehearse`). */
export async function rehearse(
  content: Content,
  language: Language,
  turn: () => Promise<unknown>,
): Promise<void> {
  const reply = repliesIn(content, language, { open: nothingOpen, noted: {} });
  for (const question of practice[language]) {
    await turn();
    careFor(question, language);
    await turn();
    await content.decided?.(question);
    await turn();
    await reply(question);
  }
}
