import type { Answer, Source } from "./answer.ts";
import type { Classifier } from "./classifier.ts";

/** A passage of the site, word for word. */
export interface Passage {
  text: string;
  source: Source;
  /** Which of the words that were looked for stand in it. */
  found: readonly string[];
}

/** Finds the passages that fit some words best, the best first. */
export type Look = (words: readonly string[]) => Promise<readonly Passage[]>;

/** A word as rare as this in the wordings says what a question is about. */
const tellingFrom = 6;
/** So much of what a question is about must stand in a passage: where nothing is sure, and where nothing is known. */
const enough = { unsure: 0.6, unknown: 0.7, known: 0.6 } as const;

/**
 * Quotes the site where no answer is sure, or where the answer lacks the rare word that the question is about.
 * @returns the answer itself where no passage has enough of the question; so, too, when none can be fetched.
 */
export async function withPassage(
  answer: Answer,
  question: string,
  classifier: Classifier,
  look: Look,
): Promise<Answer> {
  if (answer.kind === "handOver" || answer.kind === "care") return answer;
  const words = classifier.words(question).filter(({ rarity }) => rarity > 0);
  const telling = words.filter(({ rarity }) => rarity >= tellingFrom);
  const lacks = ({ word }: { word: string }) =>
    answer.kind === "known" && !answer.text.toLowerCase().includes(word.toLowerCase());
  const missing = answer.kind === "known" ? telling.filter(lacks) : telling;
  if (missing.length === 0) return answer;
  const passages = await look(words.map(({ word }) => word)).catch(() => []);
  const whole = words.reduce((sum, { rarity }) => sum + rarity, 0);
  const fits = passages.find(({ found }) => {
    const share = words.reduce((sum, { word, rarity }) => sum + (found.includes(word) ? rarity : 0), 0) / whole;
    return share >= enough[answer.kind] && missing.some(({ word }) => found.includes(word));
  });
  if (!fits) return answer;
  const more = answer.kind === "unsure" ? answer.questions.slice(0, 2) : answer.kind === "known" ? answer.more : [];
  return { kind: "known", text: fits.text, topics: [], sources: [fits.source], more, quoted: true };
}
