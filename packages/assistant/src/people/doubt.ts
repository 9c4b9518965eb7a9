/** What words speak for danger, for despair, and for nothing but business. */
export interface Doubt {
  emergency: readonly Sign[];
  crisis: readonly Sign[];
  business: readonly Sign[];
  /** What is asked by somebody who tells what happened: it asks for nothing that is sold here. */
  helpless: RegExp;
}

/** Beginnings of words, all of them for one thing, and how much that weighs. */
interface Sign {
  weight: number;
  words: RegExp;
}

/** A consonant typed twice or once too seldom is the same word: "bekomt", "bekommt". */
const single = (text: string) => text.replace(/([b-df-hj-np-tv-z])\1/g, "$1");

/** A line for each sign: its weight, then beginnings of words. */
export const signsOf = (lines: string): readonly Sign[] =>
  lines
    .trim()
    .split(/\n */)
    .map((line) => ({
      weight: Number.parseInt(line, 10),
      words: new RegExp(String.raw`(?<!\S)(?:${single(line.slice(2))})`),
    }));

const weigh = (signs: readonly Sign[], said: string, from = 1) =>
  signs.reduce((sum, { weight, words }) => (weight >= from && words.test(said) ? sum + weight : sum), 0);

/** So much must speak for somebody in need: less where something is told, and nothing is asked. */
const enough = { asking: 4, telling: 2 };
/** Signs from this weight on tell danger and despair apart; danger must outweigh despair by so much, if that is much more. */
const tellingFrom = 2;
const outweighs = { little: 1, much: 4 };

/**
 * Whether somebody may be in danger or in despair, by all words of what they said; where it may be either, they are
 * told of both. Only for what is not understood otherwise.
 * @param said in small letters without accents, single spaces.
 */
export function doubtOf(
  said: string,
  { business, crisis, emergency }: Doubt,
  asks: boolean,
): "crisis" | "emergency" | null {
  const text = single(said);
  const least = weigh(business, text) + (asks ? enough.asking : enough.telling);
  if (Math.max(weigh(emergency, text), weigh(crisis, text)) < least) return null;
  const [danger, despair] = [weigh(emergency, text, tellingFrom), weigh(crisis, text, tellingFrom)];
  const by = despair < enough.asking ? outweighs.little : outweighs.much;
  return danger - despair >= by ? "emergency" : "crisis";
}
