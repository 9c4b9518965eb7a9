import MiniSearch from "minisearch";
import type { Language } from "#shared/copy.ts";
import type { Answer, Source } from "../chat.port.ts";
import type { Facts, Place, Topic } from "./topic.ts";
import { smallTalk, sourceLabels, suggested, type TopicId, topicsOf } from "./topics.ts";
import { contentWords, loudness } from "./words.ts";

/** A question is answered when this share of what it asks is covered by one topic … */
const knownFrom = 0.62;
/** … and asked back about from this share on. */
const unsureFrom = 0.34;
/** Two topics that are this close are not told apart: better to ask. */
const closeCall = 0.9;
/** Questions that are offered, at most. */
const offered = 3;

export interface Engine {
  answer(question: string): Answer;
  /** The topic that would be answered with, for those who measure. */
  topicOf(question: string): TopicId | null;
  suggestions: readonly string[];
}

interface Hit {
  id: TopicId;
  /** How much of the question the topic covers, 0 to 1. */
  covered: number;
  score: number;
}

/** Full-text search with typing errors allowed, and an honest measure of how much of a question was understood. */
export function createEngine(facts: Facts, language: Language): Engine {
  const topics = topicsOf(facts, language);
  const ids = Object.keys(topics).filter((id): id is TopicId => id in topics);
  const wordsOf = (text: string) => contentWords(text, language);
  const index = new MiniSearch<Topic & { id: TopicId }>({ fields: ["question", "also"], tokenize: wordsOf });
  index.addAll(ids.map((id) => ({ id, ...topics[id] })));

  /** In how many topics each word stands. */
  const spread = new Map<string, number>();
  for (const id of ids) {
    for (const word of wordsOf(`${topics[id].question} ${topics[id].also}`)) {
      spread.set(word, (spread.get(word) ?? 0) + 1);
    }
  }
  /** A word that few topics have says more than one that many have; a word that none has says most. */
  const weightOf = (word: string) => Math.log(1 + ids.length / (spread.get(word) ?? 0.5)) * loudness(word);
  /** Only what is not known as it stands may be a typing error or the beginning of a word. */
  const mayDiffer = (word: string) => word.length > 4 && !spread.has(word);

  function search(question: string): Hit[] {
    const words = wordsOf(question).map((word) => knownPart(word, spread) ?? word);
    const whole = words.reduce((sum, word) => sum + weightOf(word), 0);
    const hits = index.search(words.join(" "), {
      tokenize: (joined) => joined.split(" "),
      boost: { question: 1.5 },
      boostTerm: loudness,
      prefix: mayDiffer,
      fuzzy: (word) => mayDiffer(word) && 0.2,
    });
    return hits
      .map(({ id, score, queryTerms }) => {
        const covered = queryTerms.reduce((sum, word) => sum + weightOf(word), 0) / whole;
        return { id, covered, score: score * covered };
      })
      .filter(({ id, covered }) => covered >= knownFrom || !smallTalk.has(id))
      .sort((one, other) => other.score - one.score);
  }

  function judge(question: string): { kind: Answer["kind"]; hits: Hit[] } {
    const hits = search(question);
    const [first, second] = hits;
    if (!first || first.covered < unsureFrom) return { kind: "unknown", hits: [] };
    const clear = !second || second.score < first.score * closeCall;
    return { kind: first.covered >= knownFrom && clear ? "known" : "unsure", hits };
  }

  const questionsOf = (hits: readonly Hit[]) => hits.map(({ id }) => topics[id].question);
  const sourceOf = (place: Place): Source => ({
    label: sourceLabels[language][place],
    href: facts.hrefs[language][place],
  });

  return {
    suggestions: suggested.map((id) => topics[id].question),
    topicOf(question) {
      const { kind, hits } = judge(question);
      return kind === "known" ? (hits[0]?.id ?? null) : null;
    },
    answer(question) {
      const { kind, hits } = judge(question);
      const first = hits[0];
      if (kind === "unknown" || !first) return { kind: "unknown" };
      if (kind === "unsure") return { kind, questions: questionsOf(hits.slice(0, offered)) };
      const { answer, from } = topics[first.id];
      const near = hits.slice(1, offered).filter(({ covered }) => covered >= unsureFrom);
      return { kind, text: answer, sources: from.map(sourceOf), more: questionsOf(near) };
    },
  };
}

/** German glues words together: the part of an unknown one that is known. */
function knownPart(word: string, known: ReadonlyMap<string, unknown>): string | undefined {
  if (known.has(word) || word.length < 9) return undefined;
  const parts = [...known.keys()].filter((part) => part.length > 5);
  return parts.find((part) => word.startsWith(part)) ?? parts.find((part) => word.endsWith(part));
}
