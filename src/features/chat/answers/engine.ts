import type { Language } from "#shared/copy.ts";
import type { Answer, Source } from "../chat.port.ts";
import type { Judgement, Understand } from "./judge.ts";
import type { Facts, Place } from "./topic.ts";
import { personOffer, sourceLabels, type TopicId, type Topics } from "./topics.ts";

/** Questions that are offered, at most. */
export const mostOffered = 3;
/** A topic is named beside the answer when it is at least this likely. */
const relatedFrom = 0.08;

/** A question as the engine understood it. */
export interface Meaning {
  kind: Judgement["kind"];
  /** The likeliest first. */
  topics: readonly { id: TopicId; probability: number }[];
  /** Several questions in one: all topics are meant. */
  several?: true;
}

const inLetters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A first sentence shorter than this, "No." or "Gladly.", says too little by itself. */
const shortest = 30;

/** An answer's first sentence, or its first two. */
function inShort(answer: string): string {
  const [first = "", second = ""] = answer.split(/(?<=[.!?]) (?=\p{Lu})/u);
  return first.length < shortest ? `${first} ${second}`.trim() : first;
}

export interface Engine {
  /** @throws Error when understanding fails; the question can be repeated. */
  understand(question: string): Promise<Meaning>;
  /** @param before topics that were just answered: they are not suggested again. */
  answer(meaning: Meaning, before?: readonly TopicId[]): Answer;
}

type Hrefs = Facts["hrefs"];

// A fact that ends with a full stop of its own, as "Inc." does, ends the sentence, too.
const answerOf = ({ answer }: Topics[TopicId]) => answer.replace(/\.{2}(?= |$)/g, ".");

const sourcesOf = (places: readonly Place[], hrefs: Hrefs, language: Language): Source[] =>
  places.map((place) => ({ label: sourceLabels[language][place], href: hrefs[place] }));

/** All in short, a line for each; nothing is suggested, as each was asked. */
function severalOf(ids: readonly TopicId[], topics: Topics, hrefs: Hrefs, language: Language): Answer {
  const places = [...new Set(ids.flatMap((id) => topics[id].from))];
  return {
    kind: "known",
    text: ids.map((id) => inShort(answerOf(topics[id]))).join("\n"),
    sources: sourcesOf(places, hrefs, language),
    more: [],
  };
}

function answerTo(
  { kind, topics: found, several }: Meaning,
  topics: Topics,
  hrefs: Hrefs,
  language: Language,
  before: readonly TopicId[],
): Answer {
  const [first, ...others] = found;
  if (kind === "unknown" || !first) return { kind: "unknown" };
  if (kind === "unsure") {
    return { kind, questions: found.slice(0, mostOffered).map(({ id }) => topics[id].question) };
  }
  if (several)
    return severalOf(
      found.map(({ id }) => id),
      topics,
      hrefs,
      language,
    );
  const topic = topics[first.id];
  const answer = answerOf(topic);
  const related = others
    .filter(({ id, probability }) => probability >= relatedFrom && !before.includes(id))
    .slice(0, mostOffered - 1);
  return {
    kind,
    text: topic.person ? `${answer} ${personOffer[language]}` : answer,
    sources: sourcesOf(topic.from, hrefs, language),
    more: related.map(({ id }) => topics[id].question),
    ...(topic.person ? { person: topic.person } : {}),
  };
}

/** From a question to a topic, and from a topic to an answer with its sources. */
export function createEngine(
  topics: Topics,
  hrefs: Hrefs,
  language: Language,
  understand: Understand,
): Engine {
  const isTopic = (id: string): id is TopicId => id in topics;
  const all = Object.keys(topics).filter(isTopic);
  return {
    async understand(question) {
      // What was offered word for word needs no guessing.
      const exact = all.find((id) => inLetters(topics[id].question) === inLetters(question));
      if (exact) return { kind: "known", topics: [{ id: exact, probability: 1 }] };
      const { kind, ranked } = await understand(question);
      const found = ranked.flatMap(({ id, probability }) => (isTopic(id) ? [{ id, probability }] : []));
      return { kind, topics: found };
    },
    answer: (meaning, before = []) => answerTo(meaning, topics, hrefs, language, before),
  };
}
