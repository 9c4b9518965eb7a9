import type { Answer, Topic, Topics } from "./answer.ts";
import type { Judgement, Understand } from "./judge.ts";

/** Questions that are offered, at most. */
export const mostOffered = 3;
/** A topic is named beside the answer when it is at least this likely. */
const relatedFrom = 0.08;

/** A question as the engine understood it. */
export interface Meaning {
  kind: Judgement["kind"];
  /** The likeliest first. */
  topics: readonly { id: string; probability: number }[];
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
  answer(meaning: Meaning, before?: readonly string[]): Answer;
}

// A fact that ends with a full stop of its own, as "Inc." does, ends the sentence, too.
const textOf = ({ answer }: Topic) => answer.replace(/\.{2}(?= |$)/g, ".");

/** All in short, a line for each; nothing is suggested, as each was asked. */
function shortAnswers(found: readonly Topic[]): Answer {
  const sources = found.flatMap((topic) => topic.sources);
  return {
    kind: "known",
    text: found.map((topic) => inShort(textOf(topic))).join("\n"),
    sources: sources.filter(({ href }, at) => sources.findIndex((one) => one.href === href) === at),
    more: [],
  };
}

function fullAnswer(topic: Topic, personOffer: string, more: string[]): Answer {
  const { person, sources } = topic;
  const text = textOf(topic);
  return person
    ? { kind: "known", text: `${text} ${personOffer}`, sources, more, person }
    : { kind: "known", text, sources, more };
}

/**
 * From a question to a topic, and from a topic to an answer with its sources.
 * @param personOffer asked after an answer that is not complete.
 */
export function createEngine(topics: Topics, personOffer: string, understand: Understand): Engine {
  const topicsOf = (found: Meaning["topics"]) => found.flatMap(({ id }) => topics[id] ?? []);
  return {
    async understand(question) {
      // What was offered word for word needs no guessing.
      const exact = Object.entries(topics).find(([, one]) => inLetters(one.question) === inLetters(question));
      if (exact) return { kind: "known", topics: [{ id: exact[0], probability: 1 }] };
      const { kind, ranked } = await understand(question);
      return { kind, topics: ranked.filter(({ id }) => id in topics) };
    },
    answer({ kind, several, topics: found }, before = []) {
      const [first, ...others] = topicsOf(found);
      if (kind === "unknown" || !first) return { kind: "unknown" };
      if (kind === "unsure")
        return { kind, questions: [first, ...others].slice(0, mostOffered).map(({ question }) => question) };
      if (several) return shortAnswers([first, ...others]);
      const related = found
        .slice(1)
        .filter(({ id, probability }) => probability >= relatedFrom && !before.includes(id))
        .slice(0, mostOffered - 1);
      return fullAnswer(
        first,
        personOffer,
        topicsOf(related).map(({ question }) => question),
      );
    },
  };
}
