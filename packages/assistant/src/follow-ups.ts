import type { FollowUps } from "./answer.ts";
import { type Meaning, sentenceEnd } from "./engine.ts";
import {
  type Asked,
  addresses,
  asksKept,
  facetOf,
  fallbackOf,
  hasHome,
  homeOf,
  isAtHome,
  isSold,
  keptAt,
  lineOf,
  namedIn,
  namedSubject,
  sharedWith,
  subjectOf,
  tells,
} from "./facets.ts";
import { isSurelyOther } from "./judge.ts";
import { nearness, neighbours } from "./nearby.ts";
import { known, lengthOf, type Turn } from "./turn.ts";

/** A longer reply is a question of its own, not a choice among what was offered. */
const longestChoice = 4;
/** A choice must be this many times as likely as the next. */
const chosenBy = 1.4;
/** In a conversation a question as short as this is about its subject: less probability will do, if it is far ahead. */
export const longestShort = 7;
const shortFrom = 0.12;
const shortBy = 2;
/** What is not near the subject must stand out more. */
const farFrom = 0.3;
/** From here on a topic is likelier than that the question is about the answer whose words it has. */
const surelyFrom = 0.5;
/** What is far from the subject must be likelier than this to be answered without asking back. */
const strayBelow = 0.55;
const mostTelling = 3;
/** What is longer, or as likely as this, needs no subject before it. */
export const longestMove = 14;
const anywayFrom = 0.7;
/** So many words beside those that the answer before has do not lead away from it. */
const mostOwn = 1;
/** A question without any word of its own asks for the subject again, unless it is longer. */
const longestEmpty = 3;
/** "And then?" */
const bare = 2;
/** What is asked of one subject after the other. */
const carried: ReadonlySet<Asked> = new Set(["cost", "amount", "duration", "when", "place", "who", "days"]);
/** "And for the lead generator?" */
const longestEllipsis = 5;

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

const weighed = ({ topics }: Meaning, before: string) =>
  topics
    .map(({ id, probability }) => ({ id, probability: probability * nearness(id, before) }))
    .sort((one, other) => other.probability - one.probability);

/** What a question means in the light of the subject before: what is near to that is likelier. */
function nearest(meaning: Meaning, before: string, near: number): Meaning {
  const topics = weighed(meaning, before);
  const [first, second] = topics;
  if (!first || meaning.kind !== "unsure") return { ...meaning, topics };
  const enough = nearness(first.id, before) > 1 ? near : farFrom;
  const isClear = first.probability >= enough && first.probability > shortBy * (second?.probability ?? 0);
  return isClear ? known(first.id) : { ...meaning, topics };
}

/** It begins as what goes on does, or points to what was said. */
export const leansOn = ({ asked, words }: Turn) =>
  [words.following, words.pointing, words.leaning].some((one) => one.test(asked));

/**
 * A short question that might mean several topics, after an answer: about what is near to that; where nothing stands
 * out, and its words are those of the answer, about the same.
 */
export function inPassing(turn: Turn, meaning: Meaning): Meaning {
  const { asked, engine, language, open, said } = turn;
  const before = open.topic;
  if (!before || meaning.kind === "known" || lengthOf(said) > longestShort) return meaning;
  const sure = nearest(meaning, before, surelyFrom);
  if (sure.kind === "known") return sure;
  const { own, shared } = sharedWith(asked, engine.textOf(before), language);
  const isSame = own === 0 || isAlso(said) || (shared > 0 && own - shared <= mostOwn);
  const isOpen = open.offered.length > 0;
  if (isSame && !isOpen && !addresses(asked, language)) return inAnswer(turn, before);
  const told = isOpen ? undefined : toldNearby(turn, before);
  if (told) return told === before ? inAnswer(turn, before) : known(told);
  const leans = leansOn(turn);
  const { leads, ...likely } = nearest(meaning, before, shortFrom);
  // What leans on the subject is not likely to be about something far from it.
  if (leads && !(leans && nearness(likely.topics[0]?.id ?? "", before) === 1)) return { ...likely, leads };
  if (likely.kind !== "unsure" || isOpen || !leans) return likely;
  if (shared > 0) return inAnswer(turn, before);
  // It is about the subject before: what is far from that is no answer, and nothing to ask back with.
  const topics = likely.topics.filter(({ id }) => nearness(id, before) > 1);
  return topics.length > 1 ? { kind: "unsure", topics } : unsaidOf(before);
}

/** Asks back, where a short question leads far away from the subject and is none that is sure. */
export function unlessStray({ corrects, open, said }: Turn, meaning: Meaning): Meaning {
  const [first] = meaning.topics;
  const isFar = first && open.topic && nearness(first.id, open.topic) === 1;
  if (!isFar || corrects || lengthOf(said) > longestShort || first.probability >= strayBelow) return meaning;
  return meaning.kind === "unknown"
    ? meaning
    : { kind: "unsure", topics: weighed(meaning, open.topic ?? "") };
}

/** The subject, or what is near to it, that has all words of the question. */
function toldNearby({ asked, engine, language }: Turn, before: string): string | undefined {
  const tellsAll = (id: string) => {
    const { own, shared } = sharedWith(asked, engine.wordsOf(id), language);
    return own > 0 && own === shared;
  };
  // The nearest comes first; what many have, tells nothing.
  const telling = neighbours(before).filter(tellsAll);
  return telling.length <= mostTelling ? telling[0] : undefined;
}

/** What is asked of the subject is not found: all that is said of it comes next to that, and no other topic does. */
export const unsaidOf = (topic: string): Meaning => ({ ...known(topic), unsaid: true });

/**
 * A few words that lean on the subject, "by text message?", are about it or what is near to it; of anything else it must
 * be all but sure.
 */
export function onSubject(turn: Turn, { kind, topics }: Meaning): Meaning | undefined {
  const [first] = topics;
  const { asked, engine, language, open, said } = turn;
  if (!open.topic || open.offered.length > 0 || engine.pressed(asked) || lengthOf(said) > longestChoice)
    return undefined;
  const leans = leansOn(turn);
  const subject = open.topic;
  if (first && isAlso(said) && nearness(first.id, subject) === 1) return inAnswer(turn, subject);
  const near = topics.filter(({ id, probability }) => nearness(id, subject) > 1 && probability >= shortFrom);
  if (!leans || (kind === "known" && first && first.probability >= surelyFrom)) return undefined;
  if (near.length > 0) return kind === "unknown" ? { kind: "unsure", topics: near } : undefined;
  const { shared } = sharedWith(asked, engine.textOf(open.topic), language);
  return shared > 0 ? inAnswer(turn, open.topic) : unsaidOf(open.topic);
}

const saying = (topic: string, line: string): Meaning => ({ ...known(topic), line });

export async function ofSubjectLine(
  lines: LoadLines,
  topic: string,
  facet: Asked,
): Promise<Meaning | undefined> {
  const line = lineOf(await lines().catch(() => none), topic, facet);
  return line ? saying(topic, line) : undefined;
}

/** Where a question leads from a subject; fetched with the first that may. */
export const moveOf = (subject: string, said: string) =>
  import("./moves.ts").then(({ moveFrom }) => moveFrom(subject, said)).catch(() => undefined);

/** Where a question leads from the subject before, unless it is all but sure by itself. */
export async function byMove(turn: Turn, lines: LoadLines): Promise<Meaning | undefined> {
  const { asked, engine, open, question, said, words } = turn;
  if (open.shown.includes(asked) || engine.pressed(asked) || lengthOf(said) > longestMove) return undefined;
  const subjects = open.topic ? [open.topic] : open.offered.map(({ id }) => id);
  const moves = await Promise.all(subjects.map((subject) => moveOf(subject, said)));
  const move = moves.find(Boolean);
  const ruled = subjectOf(question);
  if (!move || (ruled && ruled !== move.topic)) return undefined;
  const { kind, topics } = await engine.understand(question);
  const [first] = topics;
  // What asks something of no subject of its own means nothing by itself.
  const isAlone =
    kind === "known" &&
    lengthOf(said) > longestEllipsis &&
    first &&
    first.probability >= anywayFrom &&
    !words.following.test(asked) &&
    !facetOf(asked, turn.language);
  if (isAlone && ![open.topic, move.topic].includes(first.id) && move.topic !== open.topic) return undefined;
  return (move.facet && (await ofSubjectLine(lines, move.topic, move.facet))) ?? known(move.topic);
}

/** The services, by what they are called. */
const services = { chat: /chat|assisten/i, leads: /\blead/i, crm: /\bcrm/i };
const whatItDoes =
  /^(?:was (?:macht|kann|tut|leistet)|wie (?:funktioniert|arbeitet)) (?:der|die|das|er|sie|es)(?: (?:denn|eigentlich|genau|alles|konkret))*$|^(?:what (?:does|can)|how does) (?:it|that|this)(?: one)? (?:actually |really )?(?:do|work)(?: exactly| for us)?$/;

/** "What does it do?", after a question on all services that named one. */
export function ofService({ open, said }: Turn): Meaning | undefined {
  if (!whatItDoes.test(said) || !isSold(open.topic ?? "")) return undefined;
  const [named, ...others] = Object.entries(services).flatMap(([topic, name]) =>
    name.test(open.asked) ? topic : [],
  );
  return named && others.length === 0 ? known(named) : undefined;
}

/** The sentence of an answer that tells what is asked for, where it was said in full just before; else all of it. */
function telling({ engine, open }: Turn, topic: string, facet: Asked): Meaning {
  const [only, ...others] = engine
    .textOf(topic)
    .split(sentenceEnd)
    .filter((text) => tells(text, facet));
  return only && others.length === 0 && open.answered.includes(topic) ? saying(topic, only) : known(topic);
}

/** The sentence of an answer that has the words of a question, where it was said in full just before; else all of it. */
export function inAnswer({ asked, engine, language, open }: Turn, topic: string): Meaning {
  if (!open.answered.includes(topic)) return known(topic);
  const sentences = engine.textOf(topic).split(sentenceEnd);
  const shares = sentences.map((text) => sharedWith(asked, text, language).shared);
  const most = Math.max(...shares);
  const [best, ...others] = sentences.filter((_, at) => shares[at] === most);
  return most > 0 && best && others.length === 0 && sentences.length > 1 ? saying(topic, best) : known(topic);
}

/** "No, I meant the chat": the question before, asked of something else. */
export async function corrected(turn: Turn, lines: LoadLines): Promise<Meaning | undefined> {
  const { asked, corrects, engine, language, open } = turn;
  if (!corrects || !open.topic || lengthOf(asked) > longestShort) return undefined;
  const subject = namedSubject(asked);
  const line = subject && open.facet ? await ofSubjectLine(lines, subject, open.facet) : undefined;
  if (subject) return line ?? known(subject);
  const alone = await engine.understand(asked);
  const [first] = alone.topics;
  if (alone.kind === "known" && first && first.id !== open.topic && first.probability >= surelyFrom)
    return alone;
  if (sharedWith(asked, engine.textOf(open.topic), language).shared > 0) return inAnswer(turn, open.topic);
  const both = await engine.understand(`${asked} ${open.asked} ${asked}`);
  return both.kind === "known" && both.topics[0]?.id !== open.topic ? both : undefined;
}

/** "And the setup?": what was asked of the subject before is asked of another. */
export async function sameOf(turn: Turn, meaning: Meaning, lines: LoadLines): Promise<Meaning | undefined> {
  const { asked, language, open, words } = turn;
  const [first] = meaning.topics;
  const isElliptic = words.following.test(asked) && lengthOf(asked) <= longestEllipsis;
  if (
    !open.facet ||
    !carried.has(open.facet) ||
    !open.topic ||
    !first ||
    !isElliptic ||
    meaning.kind === "unknown"
  )
    return undefined;
  if (words.asking.test(turn.question) || facetOf(asked, language) || first.id === open.topic)
    return undefined;
  const kept = asksKept(open.asked) ? keptAt[first.id] : undefined;
  if (kept) return known(kept);
  const line = await ofSubjectLine(lines, first.id, open.facet);
  const home = homeOf[open.facet];
  return line ?? (home && isAtHome(open.facet, first.id) ? known(home) : undefined);
}

/** What is included is told of all that has a price. */
const priced = ["price", "firstYear", "otherPrices", "payment", "solutions", "contract", "support"];
const isPriced = /\b(?:preis|\p{L}*gebühr|pauschale|paket|price|fee|package)\b/iu;

/** "How long is the call?": a subject's own line, where the whole is taken for what tells it of all subjects. */
export async function ofNamed(turn: Turn, meaning: Meaning, lines: LoadLines): Promise<Meaning | undefined> {
  const { asked, engine, language, open } = turn;
  const ruled = subjectOf(asked);
  const isNear = (topic: string) => open.topic !== null && nearness(topic, open.topic) > 1;
  const holds = ruled && (isNear(ruled) || !isSurelyOther(ruled, meaning, meaning.topics));
  const sure = holds ? ruled : undefined;
  // What lies far outside has such words, too: then the subject must be likely by itself.
  const isOurs = meaning.topics.length > 0 && !meaning.far;
  const isLikely = meaning.topics.slice(0, mostTelling).some(({ id }) => id === sure);
  if (sure && (isOurs || isLikely || isNear(sure))) return known(sure);
  const fallen = meaning.kind === "known" ? undefined : fallbackOf(asked);
  if (fallen) return known(fallen);
  const named = namedIn(asked, language);
  const first = meaning.topics[0]?.id ?? "";
  if (named?.facet === "included" && (priced.includes(first) || isPriced.test(asked)))
    return known("support");
  // Who has asked for their data waits for those, and not for an answer to an enquiry.
  if (first === "reply" && open.topic === "rights" && named)
    return ofSubjectLine(lines, "rights", named.facet);
  if (!named?.topic) return undefined;
  const isOfAll = [homeOf[named.facet], "reply"].includes(first);
  const isOpen = meaning.kind !== "known" && (isNear(named.topic) || named.topic !== "call");
  // Its own line says what its answer does not tell.
  const isUntold = first === named.topic && !tells(engine.textOf(first), named.facet);
  if (!isOfAll && !isOpen && !isUntold) return undefined;
  return ofSubjectLine(lines, named.topic, named.facet);
}

/** "And if I cancel?" is about cancelling, where neither line nor answer has the words of it. */
async function unlessAlone(turn: Turn, facet: Asked, line: string): Promise<Meaning | undefined> {
  const { asked, engine, language, open, question } = turn;
  if (facet !== "exception") return undefined;
  const { own, shared } = sharedWith(asked, `${line} ${engine.textOf(open.topic ?? "")}`, language);
  const alone = own > shared && shared === 0 ? await engine.understand(question) : undefined;
  return alone?.kind === "known" && alone.topics[0]?.id !== open.topic ? alone : undefined;
}

/** What a few words ask of the subject, when it has a line for that, and they name it or something that it tells of. */
async function leaningOn({ asked, engine, language, question }: Turn, lines: LoadLines, topic: string) {
  const named = namedIn(asked, language);
  const line = named && lineOf(await lines().catch(() => none), topic, named.facet);
  if (!line || lengthOf(asked) > longestShort + 1 || addresses(asked, language)) return undefined;
  const { own, shared } = sharedWith(asked, line, language);
  if (named.topic !== topic && (shared === 0 || own - shared > mostOwn)) return undefined;
  const { topics } = await engine.understand(question);
  const isOther = topics[0] && topics[0].id !== topic && topics[0].probability >= surelyFrom;
  return isOther ? undefined : named.facet;
}

/** A few words that are those of the subject's answer are about it, or about what they mean near to it. */
async function ofItsWords(turn: Turn, before: string): Promise<Meaning | undefined> {
  const { asked, engine, language, question } = turn;
  if (engine.pressed(asked) || lengthOf(asked) > longestShort || subjectOf(asked)) return undefined;
  const { own, shared } = sharedWith(asked, engine.textOf(before), language);
  if (addresses(asked, language)) {
    const isIts = (own > 0 && own <= shared) || (namedIn(asked, language) && own <= shared + mostOwn);
    return shared > 0 && isIts ? inAnswer(turn, before) : undefined;
  }
  if (own > shared) return undefined;
  if (own === 0 && lengthOf(question) <= longestEmpty) return inAnswer(turn, before);
  const alone = await engine.understand(question);
  const [first] = alone.topics;
  const isNear = first && (nearness(first.id, before) > 1 || (own === 0 && first.probability >= surelyFrom));
  return alone.kind === "known" && isNear ? alone : inAnswer(turn, before);
}

/**
 * "And where?", asked of the subject before: its own line for that; without one, its answer where it tells that, else
 * what the question means by itself, or the topic that tells it of all subjects.
 */
export async function ofSubject(turn: Turn, lines: LoadLines): Promise<Meaning | undefined> {
  const { asked, corrects, engine, language, open, question } = turn;
  const before = open.topic;
  if (!before || open.offered.length > 0 || open.shown.includes(asked)) return undefined;
  const named = namedIn(asked, language);
  const facet = facetOf(asked, language) ?? (await leaningOn(turn, lines, before));
  if (corrects && !facet) return undefined;
  const line = facet && lineOf(await lines().catch(() => none), before, facet);
  const ruled = facet && subjectOf(asked);
  if (ruled && ruled !== homeOf[facet] && (ruled !== before || !line)) return undefined;
  // "What does the call cost?" is asked of the call, whatever the subject before has a line for.
  if (named?.topic && named.topic !== before && (named.topic === "call" || !line)) return undefined;
  if (line) return (await unlessAlone(turn, facet, line)) ?? saying(before, line);
  if (!facet || facet === "exception") return ofItsWords(turn, before);
  if (engine.pressed(asked)) return undefined;
  const home = hasHome(facet, before) ? homeOf[facet] : undefined;
  if (!home && tells(engine.textOf(before), facet)) return telling(turn, before, facet);
  for (const earlier of home ? [] : open.earlier) {
    const told = nearness(earlier, before) > 1 ? await ofSubjectLine(lines, earlier, facet) : undefined;
    if (told) return told;
  }
  const every = ofAll[facet];
  const ofEvery = every ? await ofSubjectLine(lines, every, facet) : undefined;
  if (ofEvery?.line) return saying(before, ofEvery.line);
  const own = await engine.understand(question);
  // A bare "what then?" means nothing by itself, and what is told of all subjects is not told of this one.
  const isOfAll = own.topics[0]?.id === homeOf[facet];
  const isNear = own.topics[0] !== undefined && nearness(own.topics[0].id, before) > 1;
  if (own.kind === "known" && (isOfAll ? home : isNear && facet !== "others" && lengthOf(asked) > bare))
    return own;
  return home ? known(home) : unsaidOf(before);
}
