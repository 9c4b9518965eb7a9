import { readFileSync } from "node:fs";
import type { Language } from "../src/answer.ts";
import { mostOffered } from "../src/engine.ts";
import { type Judgement, understandWith } from "../src/judge.ts";
import type { Model } from "../src/model.ts";

export interface Question {
  lang: Language;
  q: string;
  kind: "covered" | "near" | "outside";
  /**
   * Ids of the topics that answer it: none when it lies outside, and `-` beside them when "I don't know that" is a
   * right answer, too.
   */
  accepted: readonly string[];
}

/** "Offered" means that a right topic was among those that were asked back, or named beside a likely one. */
export type Verdict = "right" | "offered" | "missed" | "wrong";

export function verdictOf({ kind, leads, ranked }: Judgement, accepted: readonly string[]): Verdict {
  const refusing = accepted.length === 0 || accepted.includes("-");
  if (kind === "unknown") return refusing ? "right" : "missed";
  const fits = ({ id }: { id: string }) => accepted.includes(id);
  const isAnswered = kind === "known" || leads;
  if (isAnswered && ranked.slice(0, 1).some(fits)) return "right";
  if (kind === "unsure" && ranked.slice(0, mostOffered).some(fits)) return "offered";
  return isAnswered ? "wrong" : "missed";
}

/** A file's lines of JSON. */
export const linesIn = <Line = Question>(file: URL | string): Line[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** Each question of an exam in one language with what it was taken for. */
export function marked(questions: readonly Question[], model: Model, language: Language) {
  const understand = understandWith(model, language);
  const own = questions.filter(({ lang }) => lang === language);
  return Promise.all(
    own.map(async (question) => {
      const judgement = await understand(question.q);
      return { ...question, judgement, verdict: verdictOf(judgement, question.accepted) };
    }),
  );
}

/** How many questions fared how. */
export function tally(verdicts: readonly { verdict: Verdict }[]) {
  const counts = { all: verdicts.length, right: 0, offered: 0, missed: 0, wrong: 0 };
  for (const { verdict } of verdicts) counts[verdict] += 1;
  return counts;
}

/** A turn of a conversation, with what its answer must contain: regular expressions, and topics of which one is right. */
export interface AskedTurn {
  q: string;
  must?: readonly string[];
  topic?: readonly string[];
}

/** What was answered to it, as `npm run ask` prints it. */
export interface AnsweredTurn {
  kind: Judgement["kind"];
  topic: string | null;
  offered: readonly string[];
  text: string;
}

/** An answer is judged by the facts that it contains, and by its topic only where one is named. */
export function verdictOfTurn({ must = [], topic }: AskedTurn, answered: AnsweredTurn): Verdict {
  if (answered.kind === "unsure")
    return answered.offered.some((id) => topic?.includes(id)) ? "offered" : "missed";
  if (answered.kind === "unknown") return topic?.includes("-") ? "right" : "missed";
  const isTopic = !topic || topic.includes(answered.topic ?? "");
  return isTopic && must.every((fact) => new RegExp(fact, "i").test(answered.text)) ? "right" : "wrong";
}
