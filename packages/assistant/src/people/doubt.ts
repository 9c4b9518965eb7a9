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

/** So much must speak for somebody in need: less where something is told, and most where a talk goes on with a question. */
const enough = { following: 6, asking: 4, telling: 3 };
/** So much more where it is surely small talk. */
const enoughMore = 2;
/** Signs from this weight on tell danger and despair apart; danger must outweigh despair by so much, if that is much more. */
const tellingFrom = 2;
const outweighs = { little: 1, much: 4 };

/** Something is told of a person, and nothing of business. */
const isTold = (text: string, { business, crisis, emergency }: Omit<Doubt, "helpless">) =>
  weigh(business, text) < enough.telling && weigh(emergency, text) + weigh(crisis, text) > 0;

/**
 * Whether somebody may be in danger or in despair, by all words of what they said; where it may be either, they are
 * told of both. Only for what is not understood otherwise; "perhaps" where something else is told of a person.
 * @param said in small letters without accents, single spaces.
 */
export function doubtOf(
  said: string,
  { business, crisis, emergency }: Doubt,
  { asks, talking, isSmallTalk }: { asks: boolean; talking?: boolean; isSmallTalk?: boolean },
): "crisis" | "emergency" | "perhaps" | null {
  const text = single(said);
  const how = asks && talking ? "following" : asks || talking ? "asking" : "telling";
  const least = weigh(business, text) + enough[how] + (isSmallTalk ? enoughMore : 0);
  const [danger, despair] = [weigh(emergency, text, tellingFrom), weigh(crisis, text, tellingFrom)];
  const most = Math.max(danger && weigh(emergency, text), despair && weigh(crisis, text));
  if (most < least)
    return how === "telling" && isTold(text, { business, crisis, emergency }) ? "perhaps" : null;
  const by = despair < enough.asking ? outweighs.little : outweighs.much;
  return danger - despair >= by ? "emergency" : "crisis";
}
