import type { Care, Language } from "./answer.ts";
import { plain } from "./features.ts";
import { de } from "./people/de.ts";
import { type Doubt, doubtOf } from "./people/doubt.ts";
import { en } from "./people/en.ts";
import type { Patterns } from "./people/pattern.ts";
import { replies } from "./replies.ts";

/*
 * Somebody in need, or angry, is answered as a person. Patterns instead of the model: what must not be missed is written
 * down, and can be read.
 */

/** Fetched when it is first needed: most questions are understood. */
const doubts: Record<Language, () => Promise<{ doubt: Doubt }>> = {
  de: () => import("./people/doubt-de.ts"),
  en: () => import("./people/doubt-en.ts"),
};

const patterns: Record<Language, Patterns> = { de, en };

/** They tell of somebody's insult, and ask what becomes of it; or despair of themselves. */
const reported =
  /\b(?:kunden?|nutzer\w*|besucher\w*|anrufer\w*|customers?|users?|visitors?|callers?|frage|question|answers|(?:im|i am|ich bin)(?: \w+){0,2} (?:worthless|wertlos\w*|useless|nutzlos\w*))\b/;

/** Said of work, not of a person: "ich bring mich noch um vor Papierkram", "our phones blow up". */
const figurative =
  /\bmich (?:noch )?um vor (?:lauter )?\w*(?:papier|buero|arbeit|ticket|mail|anfrag|excel|tippen)\w*|\b(?:burning|brennende) (?:question|frage)|\b(?:krieg|bekomm)\w* (?:ich )?bei \w+ \w*rechnung\w* (?:\w+ )?herzinfarkt\b|\b(?:mensch|human|person) (?:oder|or) (?:eine? |a )?(?:maschine|machine|roboter|robot)\b|\b(?:i|we|you|to) (?:legally |lawfully )?fire (?:an?|my|our|some|the) (?:\w+ )?(?:employees?|workers?|colleagues?|staff|managers?|apprentices?)\b|\bhow many (?:\w+ ){0,3}calls? (?:112|911|999|the police)\b|\bwie viele notrufe (?:\w+ ){0,4}bei der (?:112|110)\b|\bverschwindet (?:meine?|die|eine?|unsere?) \w*(?:anfrage|daten|adresse|mail|nachricht)\w*|\b(?:was|is|were) a heart attack for\b|\bwas schenke? ich (?:\w+ )?(?:kolleg|chef|mitarbeiter)\w* zum abschied\b|\bschluss gemacht wie (?:krieg|bekomm)\w* ich (?:sie|ihn) zurueck\b|\bno sorry i meant\b|\b(?:prepare|write|hold|give) an? speech\b|\bfire me\b|\bbackups? failed\b|\btrains? from \w+ to \w+|\b(?:nas|server|disk|drive|laptop|battery|phone|router) is dead\b|\b(?:phones?|inbox(?:es)?|tickets|mailbox) (?:\w+ )?blow(?:s|ing)? up/g;

/** Only words, and the stars that somebody writes in them; none of a figure of speech. */
const wordsOf = (text: string) =>
  plain(text)
    .replace(/[`´]/g, "")
    .replace(/[^\p{L}\p{N}*]+/gu, " ")
    .trim()
    .replace(figurative, " ");

/** In this order: who wants to die and has swallowed pills hears of the lines that listen, and of 112. */
const order = ["crisis", "emergency", "violence", "insult"] as const;

/**
 * What somebody needs before any answer; null where it is an ordinary question.
 * @param language the one that is spoken: it decides where words are the same in both.
 */
export function careFor(question: string, language: Language): { care: Care; language: Language } | null {
  const said = wordsOf(question);
  for (const care of order) {
    if (care === "insult" && reported.test(said)) continue;
    const spoken = [language, language === "de" ? ("en" as const) : ("de" as const)];
    const found = spoken.find((one) => patterns[one][care].some((pattern) => pattern.test(said)));
    if (found) return { care, language: found };
  }
  return patterns[language].despair.test(said) ? { care: "crisis", language } : null;
}

/**
 * What somebody may need whose question was not understood: patterns know what was thought of, all words together
 * what was not. Null, too, where they cannot be fetched.
 * @param where `talking`: a subject is being talked about, and "I don't want that" is said of it.
 */
export async function careInDoubt(
  question: string,
  language: Language,
  where: { talking?: boolean; isSmallTalk?: boolean } = {},
): Promise<Care | "perhaps" | null> {
  const { doubt } = await doubts[language]().catch(() => ({ doubt: null }));
  if (!doubt) return null;
  const rest = question.replace(doubt.helpless, "");
  const asks = replies[language].asking.test(rest) || (rest === question && question.includes("?"));
  return doubtOf(wordsOf(question), doubt, { asks, ...where });
}
