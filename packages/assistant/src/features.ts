import type { Language } from "./answer.ts";
import { commonOf } from "./same-words.ts";

/** What a text is compared by, and which of its words it consists of. */
export interface Features {
  /** Words, pairs of neighbours, beginnings and ends of words, each with its weight. */
  weights: ReadonlyMap<string, number>;
  /** The stems of its words, in their order. */
  stems: readonly string[];
}

const endings: Record<Language, RegExp> = {
  de: /(?:ern|est|end|en|er|es|em|et|st|e|n|s|t)$/u,
  en: /(?:ing|ed|es|ly|s|e)$/u,
};

/** Umlauts are written out and accents left away: both ways of typing are the same word. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "");
}

/** A word without what changes with case and number. */
function stem(word: string, language: Language): string {
  const short = word.length > 4 ? word.replace(endings[language], "") : word;
  return (short.length > 2 ? short : word).slice(0, longestStem);
}

const weightOfWord = 1;
const weightOfPair = 0.5;
const weightOfEnd = 0.5;
/** How a word begins and how it ends: what compounds, other forms and misspelt words still have in common. */
const edge = 5;
/** Stems are cut to this: what differs after it seldom differs in meaning, and fewer features are learnt better. */
const longestStem = 7;

export function featuresOf(text: string, language: Language): Features {
  const typed = plain(text.normalize("NFC")).match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = typed.map((word) => commonOf(word, language));
  const stems = words.map((word) => stem(word, language));
  const weights = new Map<string, number>();
  const add = (name: string, weight: number) => weights.set(name, (weights.get(name) ?? 0) + weight);
  for (const [at, one] of stems.entries()) {
    add(one, weightOfWord);
    add(`${stems[at - 1] ?? ""} ${one}`, weightOfPair);
  }
  for (const word of words) {
    if (word.length <= edge) continue;
    add(`-${word.slice(0, edge)}`, weightOfEnd);
    add(`-${word.slice(-edge)}-`, weightOfEnd);
  }
  return { weights, stems };
}
