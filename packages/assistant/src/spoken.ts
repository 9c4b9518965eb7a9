import type { Answer, Language, Noted } from "./answer.ts";
import { classifierOf } from "./classifier.ts";
import { converse, type Memory, type Reply } from "./conversation.ts";
import type { Content } from "./dialogue.ts";
import { isAboutAnother } from "./elsewhere.ts";
import { createEngine } from "./engine.ts";
import { ownWords } from "./facets.ts";
import { type Judgement, judge } from "./judge.ts";
import { heardIn, spelled, together } from "./noted.ts";
import { nothingOpen } from "./open.ts";
import { replies } from "./replies.ts";
import { passageWithin, withPassage } from "./second-stage.ts";
import { known } from "./turn.ts";

export type { Reply };

/** A question is nothing without its figures when fewer words are left. */
const shortestRest = 2;
/** So few words lean on what was said before. */
const longestFollowUp = 6;
/** Questions that are suggested below what was noted. */
const mostSuggested = 2;

/** What is remembered, whatever language each question is in. */
export interface Remembered extends Memory {
  noted: Noted;
}

/** Answers a question without its figures; where that is not understood, as a whole. */
async function answerTo(reply: Reply, memory: Memory, question: string, rest: string): Promise<Answer> {
  const before = memory.open;
  if (rest !== question && rest.split(" ").length >= shortestRest) {
    const answer = await reply(rest);
    if (answer.kind === "known") return answer;
    memory.open = before;
  }
  return reply(question);
}

/** Answers in one language, with what the visitor says of themselves. */
export function repliesIn(content: Content, language: Language, memory: Remembered): Reply {
  const { model, personOffer, takenFor, topics, lines = async () => ({}), repeat, computed, look, priced } = content;
  const classifier = classifierOf(model, language);
  const understand = async (question: string): Promise<Judgement> =>
    isAboutAnother(question, language) ? { kind: "unknown", ranked: [] } : judge(question, classifier);
  const engine = createEngine(topics, personOffer, understand, takenFor);
  const reply = converse(engine, lines, language, memory);

  return async (typed) => {
    const question = spelled(typed);
    const before = memory.open;
    const sum = priced?.(question, before.topic);
    if (sum) {
      memory.open = { ...nothingOpen, topic: "price", asked: question, facet: "cost" };
      return engine.answer({ ...known("price"), line: sum });
    }
    const { noted: heard, rest } = heardIn(question, language, before.topic);
    memory.noted = together(memory.noted, heard);
    const answer = await answerTo(reply, memory, question, rest);
    const repeated = Object.keys(heard).length > 0 ? repeat?.(heard) : undefined;
    const said = answer.kind === "known" ? answer.topics : [];
    const saved = computed?.(memory.noted, heard, said);
    const joined = (text: string) => [repeated, text, saved].filter(Boolean).join("\n");
    const asks = replies[language].asking.test(question) || question.includes("?");
    // Who only adds a figure has asked for the sum, whatever the words beside it resemble.
    const isFigure = Boolean(heard.minutes || heard.hourly) && !question.includes("?");
    // Who has told of themselves and asked nothing is not told what it may have been.
    const isGuess = answer.kind === "known" && answer.likely && !asks;
    if (answer.kind === "known" && (repeated || saved) && !(saved && isFigure) && !isGuess)
      return { ...answer, text: joined(answer.text) };
    const isOnlyName = Boolean(repeated) && Object.keys(heard).every((one) => one === "systems");
    if (answer.kind !== "known" && asks && isOnlyName) return answer;
    // A few words in a conversation are about its subject, and a passage is about its own.
    const subject = engine.textOf(before.topic ?? "");
    if (!repeated && subject && question.split(" ").length <= longestFollowUp) {
      const passage =
        look && (await passageWithin(subject, answer, ownWords(question, language), classifier, look));
      if (passage) memory.open = { ...before, offered: [] };
      return passage ?? answer;
    }
    const isOurs = !isAboutAnother(question, language);
    if (!repeated) {
      const found = look && isOurs ? await withPassage(answer, question, classifier, look) : answer;
      const [topic] = answer.kind === "unsure" && found.kind === "known" ? answer.topics : [];
      if (topic) memory.open = { ...memory.open, topic, offered: [] };
      return found;
    }
    if (answer.kind === "handOver") return answer;
    memory.open = before;
    const more = answer.kind === "unsure" ? answer.questions.slice(0, mostSuggested) : [];
    return { kind: "known", text: joined(""), topics: [], sources: [], more, next: ["form", "call"] };
  };
}

