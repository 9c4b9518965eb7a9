import type { Answer, Language } from "./answer.ts";
import { type Engine, type Meaning, mostOffered } from "./engine.ts";
import { courtesies } from "./judge.ts";
import { replies } from "./replies.ts";

/** What the assistant's last answer leaves open. */
interface Open {
  /** Topics that it asked back about. */
  offered: Meaning["topics"];
  /** Whether it offered a person. */
  person: boolean;
  unknown: boolean;
  /** The last question that was understood, and its topic. */
  question: string;
  topic: string | null;
  /** What was just answered, and is not suggested after the next answer. */
  answered: readonly string[];
}

const nothingOpen: Open = {
  offered: [],
  person: false,
  unknown: false,
  question: "",
  topic: null,
  answered: [],
};

/** A longer reply is a question of its own, not a choice among what was offered. */
const longestChoice = 4;
/** Words in "no, thanks". */
const longestNo = 2;
/** A choice must be this many times as likely as the next. */
const chosenBy = 1.4;
/** In a conversation a short question is about its subject: one topic this likely, and this far ahead, will do. */
const longestShort = 5;
const shortFrom = 0.3;
const shortBy = 3;
/** Nobody asks two questions with fewer words in each. */
const shortestClause = 2;
/** Instead of asking back about several questions they are answered when each topic is this likely, and one is known. */
const severalFrom = 0.22;
/** "And how much is that?" after one of these asks about the topic itself, and its answer says so. */
const saysItself: Readonly<Record<string, readonly string[]>> = {
  call: ["price", "setup"],
  reply: ["setup"],
  contract: ["setup"],
};

export type Reply = (question: string) => Promise<Answer>;

/** What a visitor said, and what it is understood with. */
interface Turn {
  engine: Engine;
  words: (typeof replies)[Language];
  open: Open;
  question: string;
  /** The question in small letters, without anything but words. */
  said: string;
}

const known = (id: string): Meaning => ({ kind: "known", topics: [{ id, probability: 1 }] });
const topicOf = ({ kind, topics }: Meaning) => (kind === "known" ? topics[0]?.id : undefined);
const lengthOf = (text: string) => text.split(/\s+/).length;

/** "The second", or "yes" to the only one. */
function byPlace({ open: { offered }, said, words }: Turn): string | undefined {
  if (words.last.test(said)) return offered.at(-1)?.id;
  const place = words.ordinals.findIndex((ordinal) => ordinal.test(said));
  return offered[place]?.id ?? (offered.length === 1 && words.yes.test(said) ? offered[0]?.id : undefined);
}

/** A word or two among what was offered: whatever fits clearly better than the others. */
function byWords({ open, said }: Turn, { topics }: Meaning): string | undefined {
  if (lengthOf(said) > longestChoice) return undefined;
  const fitting = topics.filter(({ id }) => open.offered.some((one) => one.id === id));
  const [first, second] = fitting;
  return first && first.probability > chosenBy * (second?.probability ?? 0) ? first.id : undefined;
}

/** "How much is it, then?" after an answer: alone, it might be about anything. */
function inPassing({ open, said }: Turn, { kind, topics: [first, second] }: Meaning): string | undefined {
  if (!open.topic || !first || kind !== "unsure" || lengthOf(said) > longestShort) return undefined;
  const clear = first.probability >= shortFrom && first.probability > shortBy * (second?.probability ?? 0);
  return clear ? first.id : undefined;
}

/** "And how much is that?": what it asks by itself, else together with the question before, but never that again. */
async function leant({ engine, open, question, words }: Turn): Promise<Meaning | undefined> {
  const before = open.topic;
  const start = words.leaning.exec(question.toLowerCase());
  if (!before || !start) return undefined;
  const own = await engine.understand(start[1] ? question.slice(start[0].length) : question);
  const topic = topicOf(own);
  if (topic) return saysItself[before]?.includes(topic) ? known(before) : own;
  const together = await engine.understand(`${open.question} ${question}`);
  const found = topicOf(together);
  return found && found !== before ? together : undefined;
}

/** The questions in what was said, the first with what stands before it. */
function clausesOf({ question, words }: Turn): readonly string[] {
  const [start = "", ...rest] = question.split(words.between).map((text) => text.trim());
  const [next, ...others] = rest;
  const clauses = words.asking.test(start) || !next ? [start, ...rest] : [`${start} ${next}`, ...others];
  return clauses.filter((text) => lengthOf(text) >= shortestClause);
}

/** Several questions in one: all of them when each is known, and else what they are likely to mean. */
async function several(turn: Turn): Promise<Meaning | undefined> {
  const clauses = clausesOf(turn);
  if (clauses.length < 2 || clauses.length > mostOffered) return undefined;
  const meanings = await Promise.all(clauses.map((text) => turn.engine.understand(text)));
  const firsts = meanings
    .flatMap(({ topics }) => topics.slice(0, 1))
    .filter(({ id }) => !courtesies.includes(id));
  const topics = firsts.filter(({ id }, at) => firsts.findIndex((one) => one.id === id) === at);
  if (topics.length < 2 || meanings.some(({ kind }) => kind === "unknown")) return undefined;
  if (meanings.every(({ kind }) => kind === "known")) return { kind: "known", topics, several: true };
  const likely =
    meanings.some(({ kind }) => kind === "known") &&
    topics.every(({ probability }) => probability >= severalFrom);
  return { kind: "unsure", topics, ...(likely ? { several: true } : {}) };
}

async function meaningOf(turn: Turn): Promise<Meaning> {
  const { engine, open, question, said, words } = turn;
  const placed = byPlace(turn);
  if (placed) return known(placed);
  // With nothing open that it could be the answer to, a yes or no is a courtesy, and no question.
  const isNo = words.no.test(said) && (open.person || lengthOf(said) <= longestNo);
  if (isNo || words.yes.test(said)) return known("thanks");
  const following = await leant(turn);
  if (following) return following;
  const meant = await several(turn);
  if (meant?.kind === "known") return meant;
  const meaning = await engine.understand(question);
  if (meaning.kind === "known") return meaning;
  if (meant) return meant.several ? { ...meant, kind: "known" } : meant;
  const chosen = byWords(turn, meaning) ?? inPassing(turn, meaning);
  return chosen ? known(chosen) : meaning;
}

/** What is open after an answer to a question that was understood so. */
function openAfter({ open, question }: Turn, { topics, several }: Meaning, answer: Answer): Open {
  const answered = answer.kind === "known";
  const meant = several ? topics : topics.slice(0, 1);
  return {
    offered: answer.kind === "unsure" ? topics.slice(0, mostOffered) : [],
    person: answer.kind === "unknown" || (answered && answer.person === true),
    unknown: answer.kind === "unknown",
    question: answered ? question : open.question,
    topic: answered ? (topics[0]?.id ?? null) : open.topic,
    answered: answered ? meant.map(({ id }) => id) : [],
  };
}

const wordsIn = (question: string) =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .trim();

/** Answers one question after the other, each in the light of the one before. */
export function converse(engine: Engine, language: Language): Reply {
  const words = replies[language];
  let open = nothingOpen;

  return async (question) => {
    const turn: Turn = { engine, words, open, question, said: wordsIn(question) };
    if (open.person && words.yes.test(turn.said)) {
      open = nothingOpen;
      return { kind: "handOver" };
    }
    const meaning = await meaningOf(turn);
    const answer = engine.answer(meaning, open.answered);
    const again = answer.kind === "unknown" && open.unknown;
    open = openAfter(turn, meaning, answer);
    return again ? { kind: "unknown", again } : answer;
  };
}
