import type { Answer, Known, Topic, Topics } from "./answer.ts";
import { courtesies, type Judgement, type Understand } from "./judge.ts";

/** Questions that are offered, at most. */
export const mostOffered = 3;
/** A topic is named beside the answer when it is at least this likely, and where nothing is known from less. */
const relatedFrom = 0.08;
const nearFrom = 0.03;

/** A question as the engine understood it. */
export interface Meaning {
  kind: Judgement["kind"];
  /** Unsure, but the first topic stands out. */
  leads?: true;
  /** Unknown, and nothing for a person here either. */
  far?: true;
  /** The likeliest first. */
  topics: readonly { id: string; probability: number }[];
  /** Several questions in one: all topics are meant. */
  several?: true;
  /** All that is said of the topic. */
  line?: string;
  /** Just what was asked of the topic is not said. */
  unsaid?: true;
}

const inLetters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A first sentence shorter than this, "No." or "Gladly.", says too little by itself. */
const shortest = 30;

/** Where a sentence ends; the full stop of an ordinal, "3. Monat", ends none. */
export const sentenceEnd = /(?<=\D[.!?]) (?=\p{Lu})/u;

/** An answer's first sentence, or its first two. */
export function inShort(answer: string): string {
  const [first = "", second = ""] = answer.split(sentenceEnd);
  return first.length < shortest ? `${first} ${second}`.trim() : first;
}

export interface Engine {
  /** @throws Error when understanding fails; the question can be repeated. */
  understand(question: string): Promise<Meaning>;
  /** Whether it is a topic's own question, to the letter: it was pressed, not typed. */
  pressed(question: string): boolean;
  /** The answer of a topic; empty for an unknown one. */
  textOf(id: string): string;
  /** Its question, too. */
  wordsOf(id: string): string;
  /** @param before topics that were just answered: they are not suggested again. */
  answer(meaning: Meaning, before?: readonly string[]): Answer;
}

// A fact that ends with a full stop of its own, as "Inc." does, ends the sentence, too.
const textOf = ({ answer }: Topic) => answer.replace(/\.{2}(?= |$)/g, ".");

type Found = readonly (readonly [id: string, topic: Topic])[];
type Offered = readonly [Found[number], ...Found];

/** Says which question an answer is for, where that is likely and not sure. */
export type TakenFor = (question: string) => string;

/** All in short, a line for each; nothing is suggested, as each was asked. */
function shortAnswers(found: Found): Known {
  const sources = found.flatMap(([, topic]) => topic.sources);
  return {
    kind: "known",
    text: found.map(([, topic]) => inShort(textOf(topic))).join("\n"),
    topics: found.map(([id]) => id),
    sources: sources.filter(({ href }, at) => sources.findIndex((one) => one.href === href) === at),
    more: [],
  };
}

/** One line about a topic. */
function lineOf([id, { sources, next }]: Found[number], text: string): Known {
  return { kind: "known", text, topics: [id], sources, more: [], ...(next ? { next } : {}) };
}

/** What is said of a subject, where just what was asked may not be. */
function unsaidAnswer([id, topic]: Found[number], unsaid: TakenFor, personOffer: string): Known {
  const text = `${unsaid(topic.question)} ${textOf(topic)} ${personOffer}`;
  return { ...lineOf([id, topic], text), person: true, unsaid: true };
}

/** Any topic's answer, after the question that was understood. */
function likelyAnswer([[id, topic], ...others]: Offered, takenFor: TakenFor): Known {
  const text = `${takenFor(topic.question)}\n${textOf(topic)}`;
  return { ...lineOf([id, topic], text), more: others.map(([, { question }]) => question), likely: true };
}

function fullAnswer([id, topic]: Found[number], personOffer: string, more: string[]): Known {
  const { person } = topic;
  const text = person ? `${textOf(topic)} ${personOffer}` : textOf(topic);
  return { ...lineOf([id, topic], text), more, ...(person ? { person } : {}) };
}

/**
 * From a question to a topic, and from a topic to an answer with its sources.
 * @param personOffer asked after an answer that is not complete.
 * @param takenFor without it, the engine asks back where it is not sure; without `unsaid`, it answers about the subject.
 */
export function createEngine(
  topics: Topics,
  personOffer: string,
  understand: Understand,
  takenFor?: TakenFor,
  unsaid?: TakenFor,
): Engine {
  const topicsOf = (found: Meaning["topics"]): Found =>
    found.flatMap(({ id }) => (topics[id] ? [[id, topics[id]] as const] : []));
  const questionsOf = (found: Found) =>
    found.filter(([id]) => !courtesies.includes(id)).map(([, { question }]) => question);
  const unknownAnswer = (found: Meaning["topics"]): Answer => {
    const near = questionsOf(topicsOf(found.filter(({ probability }) => probability >= nearFrom)));
    return { kind: "unknown", ...(near.length > 0 ? { near: near.slice(0, mostOffered) } : {}) };
  };
  return {
    async understand(question) {
      // What was offered word for word needs no guessing.
      const exact = Object.entries(topics).find(([, one]) => inLetters(one.question) === inLetters(question));
      if (exact) return { kind: "known", topics: [{ id: exact[0], probability: 1 }] };
      const { ranked, ...how } = await understand(question);
      return { ...how, topics: ranked.filter(({ id }) => id in topics) };
    },
    pressed: (question) => Object.values(topics).some((one) => one.question === question),
    textOf: (id) => topics[id]?.answer ?? "",
    wordsOf: (id) => `${topics[id]?.question ?? ""} ${topics[id]?.answer ?? ""}`,
    answer({ kind, leads, several, line, topics: found, ...meant }, before = []) {
      const [first, ...others] = topicsOf(found);
      if (kind === "unknown" || !first)
        return meant.far ? { kind: "unknown", far: true } : unknownAnswer(found);
      if (kind === "unsure") {
        const [likeliest, ...rest] = [first, ...others].filter(([id]) => !courtesies.includes(id));
        if (!likeliest) return { kind: "unknown" };
        const offered: Offered = [likeliest, ...rest.slice(0, mostOffered - 1)];
        if (leads && takenFor) return likelyAnswer(offered, takenFor);
        return { kind, topics: offered.map(([id]) => id), questions: questionsOf(offered) };
      }
      if (several) return shortAnswers([first, ...others]);
      if (meant.unsaid && unsaid) return unsaidAnswer(first, unsaid, personOffer);
      if (line) return lineOf(first, line);
      const related = found
        .slice(1)
        .filter(({ id, probability }) => probability >= relatedFrom && !before.includes(id))
        .filter(({ id }) => !courtesies.includes(id))
        .slice(0, mostOffered - 1);
      return fullAnswer(first, personOffer, questionsOf(topicsOf(related)));
    },
  };
}
