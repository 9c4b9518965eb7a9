import type { Answer, Known, Source } from "./answer.ts";
import type { Classifier } from "./classifier.ts";
import { hasWord } from "./stems.ts";

/** A passage of the site, word for word. */
export interface Passage {
  text: string;
  source: Source;
  /** Which of the words that were looked for stand in it. */
  found: readonly string[];
}

/** Finds the passages that fit some words best, the best first. */
export type Look = (words: readonly string[]) => Promise<readonly Passage[]>;

/** Words as rare as this in the wordings say what a question is about. */
const tellingFrom = 6;
/** So much of what a question is about must stand in a passage. */
const enough = 0.6;
/** One word found is chance, unless it is as rare as this. */
const aloneFrom = 8;
const mostSuggested = 2;

type Word = ReturnType<Classifier["words"]>[number];

/** Known, and no guess. */
export const isSure = (answer: Answer): answer is Known =>
  answer.kind === "known" && !answer.likely && !answer.unsaid;

/** What is offered beside a passage: what the question may mean, too. */
export function othersOf(answer: Answer): string[] {
  const others = answer.kind === "unsure" ? answer.questions : answer.kind === "known" ? answer.more : [];
  return isSure(answer) ? [] : others.slice(0, mostSuggested);
}

/** The site's own words as an answer. */
export const quotation = ({ text, source }: { text: string; source: Source }): Known => ({
  kind: "known",
  text,
  topics: [],
  sources: [source],
  more: [],
  quoted: true,
});

/** A word that neither led to the answer nor stands in it, in another form at least: "gesetzt", "setzt". */
const isMissing = (one: Word, { text, topics }: Known) =>
  ![one.word, one.word.replace(/^ge(?=.{4})/iu, "")].some((word) => hasWord(text, word)) &&
  !one.topics.some((topic) => topics.includes(topic));

/** Whether the rarest word of a question stands in a passage, and a second one, if it is not so rare. */
function isNoChance(words: readonly Word[], { found }: Passage, answer: Answer): boolean {
  const most = Math.max(...words.map(({ rarity }) => rarity));
  const rarest = words.filter(({ word, rarity }) => rarity === most && found.includes(word));
  return rarest.length > 0 && (most >= aloneFrom || (found.length > 1 && !isSure(answer)));
}

/** How much of the words stands in a passage, the rare ones more. */
function shareOf(words: readonly Word[], { found }: Passage): number {
  const weigh = (some: readonly Word[]) => some.reduce((sum, { rarity }) => sum + rarity, 0);
  return weigh(words.filter(({ word }) => found.includes(word))) / weigh(words);
}

/** On what law something rests is an answer to nobody who did not ask for it. */
const legal = /^[^.]*\(Art\. .*\)\.$/u;

/**
 * Quotes the site where no answer is sure, or where the answer lacks the rare word that the question is about.
 * @returns the answer itself where no passage has enough of the question; so, too, when none can be fetched.
 */
export async function withPassage(
  answer: Answer,
  question: string,
  classifier: Classifier,
  look: Look,
  names: readonly string[] = [],
): Promise<Answer> {
  if (answer.kind === "handOver" || answer.kind === "care") return answer;
  const words = classifier.words(question).filter(({ rarity }) => rarity >= tellingFrom);
  const points = isSure(answer) ? words.filter((one) => isMissing(one, answer)) : words;
  if (points.length === 0) return answer;
  const least = answer.kind === "unknown" && answer.far ? 2 : 1;
  const passages = await look(words.map(({ word }) => word)).catch(() => []);
  const [best] = passages
    .filter(({ found, text }) => points.some(({ word }) => found.includes(word)) && !legal.test(text))
    .filter(({ found }) => found.filter((word) => !names.includes(word)).length >= least)
    .map((passage) => ({ ...passage, share: shareOf(words, passage) }))
    .filter((one) => one.share >= enough && isNoChance(words, one, answer))
    .sort((one, other) => other.share - one.share);
  if (!best) return answer;
  return { ...quotation(best), more: othersOf(answer) };
}
