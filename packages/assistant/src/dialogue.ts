import type { Answer, InLanguage, Language, Noted, Said, Topics } from "./answer.ts";
import { classifierOf } from "./classifier.ts";
import { converse, type Memory, type Reply } from "./conversation.ts";
import { isAboutAnother } from "./elsewhere.ts";
import { createEngine, type TakenFor } from "./engine.ts";
import { ownWords } from "./facets.ts";
import type { LoadLines } from "./follow-ups.ts";
import { type Judgement, judge } from "./judge.ts";
import { languageOf } from "./language-of.ts";
import type { Model } from "./model.ts";
import { heardIn, spelled, together } from "./noted.ts";
import { careFor } from "./people.ts";
import { replies } from "./replies.ts";
import { type Look, passageWithin, withPassage } from "./second-stage.ts";
import { known, nothingOpen } from "./turn.ts";

/** What the assistant knows in one language. */
export interface Content {
  topics: Topics;
  /** Asked after an answer that is not complete. */
  personOffer: string;
  /** Said before an answer that is likely, and not sure; without it, the visitor is asked back. */
  takenFor?: TakenFor;
  model: Model;
  /** What follow-ups are answered with; asked for with the first of them. */
  lines?: LoadLines;
  /** Repeats in a sentence what a visitor has just said of themselves. */
  repeat?: (heard: Noted) => string;
  /**
   * What follows from all that they said, the last of it and the topics of the answer; null when nothing does.
   */
  computed?: (all: Noted, heard: Noted, topics: readonly string[]) => string | null;
  /** What a question about prices comes to, after the subject before; null where there is nothing to work out. */
  priced?: (question: string, before: string | null) => string | null;
  /** Finds passages of the site; asked only when no answer is sure. */
  look?: Look;
}

/** A conversation that goes on in the language of each question. */
export interface Dialogue {
  /** Fetches the content of one language. @throws Error when it does not come; it can be tried again. */
  ready(language: Language): Promise<unknown>;
  /**
   * Answers in the language of the question, which is then named; where that does not come, in the page's.
   * @throws Error when there is no answer; the question can be repeated.
   */
  reply(question: string, page: Language): Promise<Said & InLanguage>;
}

/** A question is nothing without its figures when fewer words are left. */
const shortestRest = 2;
/** So few words lean on what was said before. */
const longestFollowUp = 6;
/** Questions that are suggested below what was noted. */
const mostSuggested = 2;

/** What is remembered, whatever language each question is in. */
interface Remembered extends Memory {
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
function repliesIn(content: Content, language: Language, memory: Remembered): Reply {
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

/** @param load fetches the content of each language, when it is first needed. */
export function createDialogue(load: (language: Language) => Promise<Content>): Dialogue {
  const spokenBy: Partial<Record<Language, Reply>> = {};
  const memory: Remembered = { open: nothingOpen, noted: {} };
  const replyIn = async (language: Language): Promise<Reply> => {
    const known = spokenBy[language];
    if (known) return known;
    const content = await load(language);
    // Two questions may have waited for the same content; both belong to one conversation.
    const reply = spokenBy[language] ?? repliesIn(content, language, memory);
    spokenBy[language] = reply;
    return reply;
  };
  const answerIn = async (language: Language, question: string): Promise<Said> => {
    const answer = await (await replyIn(language))(question);
    return Object.keys(memory.noted).length > 0 ? { ...answer, noted: memory.noted } : answer;
  };
  /** The page's language, and that of the last question: what tells no language is in the same. */
  let before: { page: Language; spoken: Language } | null = null;

  return {
    ready: replyIn,
    async reply(question, page) {
      const last = before?.page === page ? before.spoken : page;
      const spoken = languageOf(question) ?? last;
      const needed = careFor(question, spoken);
      if (needed) {
        const { care, language } = needed;
        memory.open = nothingOpen;
        return { kind: "care", care, ...(language === page ? {} : { language }) };
      }
      before = { page, spoken };
      if (spoken === page) return answerIn(page, question);
      try {
        return { ...(await answerIn(spoken, question)), language: spoken };
      } catch {
        return answerIn(page, question);
      }
    },
  };
}
