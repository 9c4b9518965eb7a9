import type { FollowUps } from "./answer.ts";
import type { Meaning } from "./engine.ts";
import {
  type Asked,
  addresses,
  facetOf,
  hasHome,
  homeOf,
  lineOf,
  namedIn,
  sharedWith,
  subjectOf,
  tells,
} from "./facets.ts";
import { nearness } from "./nearby.ts";
import { known, lengthOf, type Turn } from "./turn.ts";

/** A longer reply is a question of its own, not a choice among what was offered. */
const longestChoice = 4;
/** A choice must be this many times as likely as the next. */
const chosenBy = 1.4;
/** In a conversation a question as short as this is about its subject: less probability will do, if it is far ahead. */
const longestShort = 7;
const shortFrom = 0.12;
const shortBy = 2;
/** What is not near the subject must stand out more. */
const farFrom = 0.3;
/** From here on a topic is likelier than that the question is about the answer whose words it has. */
const surelyFrom = 0.5;
/** So many words beside those that the answer before has do not lead away from it. */
const mostOwn = 1;
/** A question without any word of its own asks for the subject again, unless it is longer. */
const longestEmpty = 3;
/** "And then?" */
const bare = 2;

/** Fetches the lines for follow-ups, when the first of them is asked. */
export type LoadLines = () => Promise<FollowUps>;
const none: FollowUps = {};
/** Whose line says nothing but what can be said of every subject. */
const ofAll: Partial<Record<string, string>> = { reason: "references" };

/** "The second", or "yes" to the only one. */
export function byPlace({ open: { offered }, said, words }: Turn): string | undefined {
  if (words.last.test(said)) return offered.at(-1)?.id;
  const place = words.ordinals.findIndex((ordinal) => ordinal.test(said));
  return offered[place]?.id ?? (offered.length === 1 && words.yes.test(said) ? offered[0]?.id : undefined);
}

/** A word or two among what was offered: whatever fits clearly better than the others. */
export function byWords({ open, said }: Turn, { topics }: Meaning): string | undefined {
  if (lengthOf(said) > longestChoice) return undefined;
  const fitting = topics.filter(({ id }) => open.offered.some((one) => one.id === id));
  const [first, second] = fitting;
  return first && first.probability > chosenBy * (second?.probability ?? 0) ? first.id : undefined;
}

/** "Phone, too?": the same question again, of something else that belongs to the subject. */
const isAlso = (said: string) => /\S (?:auch|too|as well)$/.test(said) && lengthOf(said) <= longestChoice;

/** Leaves the subject alone where "phone, too?" resembles something far from it. */
export function isAstray(turn: Turn, { topics: [first] }: Meaning): boolean {
  const before = turn.open.topic;
  return before !== null && first !== undefined && isAlso(turn.said) && nearness(first.id, before) === 1;
}

/** What a question means in the light of the subject before: what is near to that is likelier. */
function nearest(meaning: Meaning, before: string, near: number): Meaning {
  const topics = meaning.topics
    .map(({ id, probability }) => ({ id, probability: probability * nearness(id, before) }))
    .sort((one, other) => other.probability - one.probability);
  const [first, second] = topics;
  if (!first || meaning.kind !== "unsure") return { ...meaning, topics };
  const enough = nearness(first.id, before) > 1 ? near : farFrom;
  const isClear = first.probability >= enough && first.probability > shortBy * (second?.probability ?? 0);
  return isClear ? known(first.id) : { ...meaning, topics };
}

/**
 * A short question that might mean several topics, after an answer: about what is near to that; where nothing stands
 * out, and its words are those of the answer, about the same.
 */
export function inPassing({ asked, engine, language, open, said }: Turn, meaning: Meaning): Meaning {
  const before = open.topic;
  if (!before || meaning.kind === "known" || lengthOf(said) > longestShort) return meaning;
  const sure = nearest(meaning, before, surelyFrom);
  if (sure.kind === "known") return sure;
  const { own, shared } = sharedWith(asked, engine.textOf(before), language);
  const isSame = own === 0 || isAlso(said) || (shared > 0 && own - shared <= mostOwn);
  if (isSame && open.offered.length === 0 && !addresses(asked, language)) return known(before);
  return nearest(meaning, before, shortFrom);
}

const saying = (topic: string, line: string): Meaning => ({ ...known(topic), line });

async function ofSubjectLine(lines: LoadLines, topic: string, facet: Asked): Promise<Meaning | undefined> {
  const line = lineOf(await lines().catch(() => none), topic, facet);
  return line ? saying(topic, line) : undefined;
}

/** What is included is told of all that has a price. */
const priced = ["price", "firstYear", "payment", "solutions", "contract", "support"];
const isPriced = /\b(?:preis|\p{L}*gebühr|pauschale|paket|price|fee|package)\b/iu;

/** "How long is the call?": a subject's own line, where the whole is taken for what tells it of all subjects. */
export async function ofNamed(turn: Turn, meaning: Meaning, lines: LoadLines): Promise<Meaning | undefined> {
  const { asked, language, open } = turn;
  const sure = subjectOf(asked);
  if (sure) return known(sure);
  const named = namedIn(asked, language);
  const first = meaning.topics[0]?.id ?? "";
  if (named?.facet === "included" && (priced.includes(first) || isPriced.test(asked)))
    return known("support");
  // Who has asked for their data waits for those, and not for an answer to an enquiry.
  if (first === "reply" && open.topic === "rights" && named)
    return ofSubjectLine(lines, "rights", named.facet);
  if (!named?.topic) return undefined;
  const isOfAll = [homeOf[named.facet], "reply"].includes(first);
  const isNear = open.topic !== null && nearness(named.topic, open.topic) > 1;
  const isOpen = meaning.kind !== "known" && (isNear || named.topic !== "call");
  if (!isOfAll && !isOpen) return undefined;
  return ofSubjectLine(lines, named.topic, named.facet);
}

/**
 * "And where?", asked of the subject before: its own line for that; without one, its answer where it tells that, else
 * what the question means by itself, or the topic that tells it of all subjects.
 */
export async function ofSubject(turn: Turn, lines: LoadLines): Promise<Meaning | undefined> {
  const { asked, engine, language, open, question } = turn;
  const before = open.topic;
  if (!before || open.offered.length > 0 || open.shown.includes(asked)) return undefined;
  const facet = facetOf(asked, language);
  if (!facet) {
    if (engine.pressed(asked) || lengthOf(asked) > longestShort || addresses(asked, language))
      return undefined;
    const { own, shared } = sharedWith(asked, engine.textOf(before), language);
    if (own > shared) return undefined;
    if (own === 0 && lengthOf(question) <= longestEmpty) return known(before);
    const alone = await engine.understand(question);
    const [first] = alone.topics;
    const isNear =
      first && (nearness(first.id, before) > 1 || (own === 0 && first.probability >= surelyFrom));
    return alone.kind === "known" && isNear ? alone : known(before);
  }
  const all = await lines().catch(() => none);
  const line = lineOf(all, before, facet);
  if (line) return saying(before, line);
  if (engine.pressed(asked)) return undefined;
  const home = hasHome(facet, before) ? homeOf[facet] : undefined;
  if (!home && tells(engine.textOf(before), facet)) return known(before);
  const ofEvery = ofAll[facet] && lineOf(all, ofAll[facet], facet);
  if (ofEvery) return saying(before, ofEvery);
  const own = await engine.understand(question);
  // A bare "what then?" means nothing by itself, and what is told of all subjects is not told of this one.
  const isOfAll = own.topics[0]?.id === homeOf[facet];
  if (own.kind === "known" && (isOfAll ? home : lengthOf(asked) > bare)) return own;
  if (home) return known(home);
  const likely = nearest(own.kind === "known" ? { ...own, kind: "unsure" } : own, before, shortFrom);
  const elsewhere = homeOf[facet];
  return likely.kind === "unknown" && elsewhere ? { ...known(elsewhere), kind: "unsure" } : likely;
}
