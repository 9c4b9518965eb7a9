import type { Answer, Known, Language, Noted } from "./answer.ts";
import { type Classifier, classifierOf } from "./classifier.ts";
import type { Content } from "./content.ts";
import { converse, type Memory, type Reply } from "./conversation.ts";
import { isAboutAnother } from "./elsewhere.ts";
import { createEngine, type Engine } from "./engine.ts";
import { addresses, ruledBy, subjectOf } from "./facets.ts";
import { moveOf } from "./follow-ups.ts";
import { courtesies, far, isNobodys, isSurelyOther, type Judgement, judge, outside } from "./judge.ts";
import { heardIn, spelled, together } from "./noted.ts";
import { nothingOpen, type Open } from "./open.ts";
import { orderIn } from "./order.ts";
import { careInDoubt } from "./people.ts";
import { isSure, othersOf, quotation } from "./quoted.ts";
import { replies } from "./replies.ts";
import { known, lengthOf, wordsIn } from "./turn.ts";

export { careFor } from "./people.ts";
export type { Reply };

/** A question is nothing without its figures when fewer words are left. */
const shortestRest = 2;
/** Fewer words may lean on what is told beside them. */
const shortestAsked = 4;
/** What follows an introduction is no question with fewer. */
const shortestIntroduced = 3;
/** So few words lean on what was said before. */
const longestFollowUp = 6;
/** Here the words themselves have to name what is asked of it. */
const longestLeaning = 8;
/**
 * A fact is told when it is so far ahead: more where its own subject is known or nothing is, most against another subject
 * or where it is none of ours; and as likely, beside what else may be meant, from less.
 */
const toldFrom = { unsure: 0.38, known: 0.5, unknown: 0.5, other: 0.7 };
const likelyToldFrom = 0.3;
/** Fewer words ask for no fact. */
const shortestForFact = 3;
/** What is less likely than this may be somebody in need. */
const surelyFrom = 0.55;
/** Questions that are suggested below what was noted. */
const mostSuggested = 2;

/** What is remembered, whatever language each question is in. */
export interface Remembered extends Memory {
  noted: Noted;
}

/** Whom a question is answered by, and from what. */
interface Speaker {
  content: Content;
  language: Language;
  memory: Remembered;
  reply: Reply;
}

/** Who wants something has said with it what they ask of; and "does that go for us, too?" asks of those who were told of. */
const wishing =
  /^(?:(?:ich|wir) (?:will|wollen|möchten?|brauchen?|suchen?|würden?|hätten?)|(?:i|we)(?:['’]d like| (?:want|need|would)))\b/iu;
const ofThem = /\b(?:uns|us|auch|too|also)\b/iu;

/** A question without who asks it and why, where words announce it: "…, so I wanted to know how long it takes". */
function afterIntroduction(question: string, { introduction }: (typeof replies)[Language]): string {
  const asked = question.replace(introduction, "");
  return lengthOf(asked) < shortestIntroduced ? question : asked;
}

/** The one sentence that asks, where others tell of something, and whether it points to what they tell. */
function askedIn(question: string, { asking, pointing }: (typeof replies)[Language]) {
  const sentences = question.split(/(?<=[.!?;:]) +/u);
  const told = /^(?:ich|wir|unsere?\p{L}*|meine?\p{L}*|i|im|i['’]m|we|we['’]re|our|my) [^,]*, +(.*)$/iu.exec(
    question,
  )?.[1];
  const found = sentences.length > 1 ? sentences : told ? [told] : [];
  const [asked, ...others] = found.filter((one) => one.endsWith("?") || asking.test(one));
  if (!asked || others.length > 0 || asked.split(" ").length < shortestAsked || wishing.test(question))
    return null;
  const points = pointing.test(asked.replace(/\W+$/u, "").toLowerCase()) || ofThem.test(asked);
  return points && asked.split(" ").length === shortestAsked ? null : { asked, points };
}

/** Answers what was announced, the sentence that asks, or a question without its figures; else it as a whole. */
async function answerTo(
  { language, memory, reply }: Speaker,
  question: string,
  announced: string,
  rest: string,
  isWhole: boolean,
): Promise<Answer> {
  const before = memory.open;
  if (announced !== question) {
    const answer = await reply(announced);
    if (isSure(answer)) return answer;
    memory.open = before;
  }
  const parts = isWhole ? null : askedIn(question, replies[language]);
  const { asked, points } = parts ?? {};
  const isBare = rest !== question && rest.split(" ").length >= shortestRest;
  const leavesSubject = subjectOf(question) !== undefined && asked && subjectOf(asked) === undefined;
  if (asked && !points && !leavesSubject) {
    const answer = await reply(asked);
    if (isSure(answer)) return answer;
    memory.open = before;
  }
  if (isBare) {
    const answer = await reply(rest);
    if (answer.kind === "known") return answer;
    memory.open = before;
  }
  const answer = await reply(question);
  if (!asked || !points || isSure(answer) || answer.kind === "handOver") return answer;
  const whole = memory.open;
  memory.open = before;
  const other = await reply(asked);
  if (isSure(other)) return other;
  memory.open = whole;
  return answer;
}

/** "What do more than 500 enquiries cost?" */
const asksOfLimit = /\b(?:mehr als|über|ab|nach|more than|over|above|beyond|after|past) (?:the |den )?\d/iu;

/** What a sum is worked out from. */
const figures: readonly string[] = ["tickets", "minutes", "hourly", "share"];

const withoutFigures = ({ tickets, minutes, hourly, share, people, ...rest }: Noted): Noted => rest;

const hasFigures = ({ tickets, minutes, hourly }: Noted) => Boolean(tickets && minutes && hourly);

/** Whether all of their own figures are known: then the example's are not told beside them. */
const hasSum = (noted: Noted, { topics }: Known) => hasFigures(noted) && topics[0] === "worth";

/** Answers with the fact that is asked for most likely, where no answer is sure. */
async function telling(speaker: Speaker, before: Open, question: string, answer: Answer): Promise<Answer> {
  const { content, language, memory } = speaker;
  const isOpen = answer.kind === "unsure" || (answer.kind === "known" && !isSure(answer));
  // A few words ask for no fact, and in a conversation they are about its subject.
  if (!isOpen || lengthOf(question) < (before.topic ? longestFollowUp + 1 : shortestForFact)) return answer;
  if (isAboutAnother(question, language)) return answer;
  const fact = await content.decided?.(question).catch(() => null);
  if (!fact?.quote || fact.share < (before.topic ? toldFrom.known : likelyToldFrom)) return answer;
  const quoted = await fact.quote().catch(() => null);
  if (!quoted) return answer;
  memory.open = { ...nothingOpen, topic: fact.topic, asked: question };
  return { ...quotation(quoted), more: othersOf(answer) };
}

/**
 * Answers with what the visitor says of themselves. @param announced the question without an introduction.
 * @param isWhole no part of it is asked of us. @param isRuled words alone decide it.
 */
async function noting(
  speaker: Speaker,
  question: string,
  announced: string,
  isWhole: boolean,
  isRuled: boolean,
): Promise<Answer> {
  const { content, language, memory } = speaker;
  const before = memory.open;
  const { noted, rest: others } = heardIn(question, language, before.topic, memory.noted);
  // Then its figures are of what is asked, "more than 500 enquiries", unless they are theirs.
  const isTheirs = !isRuled || (noted.tickets && !asksOfLimit.test(question));
  const heard = isTheirs ? noted : withoutFigures(noted);
  const rest = isRuled ? question : others;
  memory.noted = together(memory.noted, heard);
  const answer = await answerTo(speaker, question, announced, rest, isWhole || isRuled);
  const repeated = Object.keys(heard).length > 0 ? content.repeat?.(heard) : undefined;
  const said = answer.kind === "known" ? answer.topics : [];
  const saved = await content.computed?.(memory.noted, heard, said);
  const isPrice = said[0] === "price" || (!rest && before.topic === "price");
  const dearer = isPrice ? content.priced?.(null, memory.noted) : null;
  const joined = (text: string) => [repeated, dearer ?? text, saved].filter(Boolean).join("\n");
  const alone = (more: readonly string[]): Answer => {
    memory.open = before;
    return { kind: "known", text: joined(""), topics: [], sources: [], more, next: ["form", "call"] };
  };
  const asks = replies[language].asking.test(question) || question.includes("?");
  // Who only adds a figure has asked for the sum, whatever the words beside it resemble.
  const addsOne = Boolean(heard.minutes || heard.hourly);
  const isTold = !asks && Boolean(heard.tickets);
  const isFigure =
    !rest || isTold || (addsOne && (lengthOf(rest) <= shortestRest || !question.includes("?")));
  // Who has told of themselves and asked nothing is not told what it may have been.
  const isGuess = answer.kind === "known" && answer.likely && !asks;
  const isSaid = answer.kind === "known" && !answer.unsaid && !isGuess;
  if ((heard.share || heard.asks) && saved) return alone([]);
  if (isSaid && (repeated || saved || dearer) && !(saved && isFigure))
    return { ...answer, text: joined(hasSum(memory.noted, answer) ? "" : answer.text) };
  const isOnlyName = Boolean(repeated) && Object.keys(heard).every((one) => one === "systems");
  if ((answer.kind === "unknown" || (answer.kind === "unsure" && isOnlyName)) && asks && !saved)
    return answer;
  if (!repeated) return telling(speaker, before, question, answer);
  const isOpen = answer.kind === "unknown" || answer.kind === "unsure";
  if (answer.kind === "handOver" || (isOpen && subjectOf(announced) === outside)) return answer;
  return alone(answer.kind === "unsure" ? answer.questions.slice(0, mostSuggested) : []);
}

const isUnderstood = ({ kind, leads, ranked: [first] }: Judgement) =>
  (kind === "known" || leads) && first && first.probability >= surelyFrom && !courtesies.includes(first.id);

/** Whether it goes on from what is spoken of. */
const movesOn = async ({ open }: Memory, question: string) =>
  open.topic !== null && (await moveOf(open.topic, wordsIn(question))) !== undefined;

/** What is known of a question before it is understood. */
interface Read {
  /** Without an introduction, and as it was spelled. */
  asked: string;
  question: string;
  /** The subject that its words name. */
  named: string | undefined;
  /** It goes on from what is spoken of. */
  moves: boolean;
}

/**
 * What words alone decide, before anything is understood: a subject, or what the site itself says of it. The name of what
 * is spoken of stands for it in a short question that leans on it.
 */
async function decidedIn(
  { content, language, memory }: Speaker,
  engine: Engine,
  judgement: Judgement,
  { asked, question, named, moves }: Read,
): Promise<Answer | null> {
  const { topic: subject, answered } = memory.open;
  const { kind, far, ranked } = judgement;
  const [first] = ranked;
  const isShort = lengthOf(asked) <= longestLeaning;
  const expected = named ?? (kind === "known" ? first?.id : undefined);
  // Who asks nothing has told something, of themselves or of us.
  const asks = asked.includes("?") || replies[language].asking.test(asked);
  const said = [...new Set(moves ? [] : [asked, question])].map((text) => ({ text, of: null }));
  const leaning = subject && isShort ? [{ text: `${subject} ${asked}`, of: subject }] : [];
  for (const { text, of } of [...said, ...leaning]) {
    const decided = await content.decided?.(text).catch(() => null);
    const isOther = (expected !== undefined && expected !== decided?.topic) || far || !asks;
    // A few words ask for no fact, and in a conversation they are about its subject.
    const fewest = subject === null ? shortestForFact : longestFollowUp + 1;
    const isByWords = of !== null || lengthOf(asked) < fewest;
    const needed = isByWords ? 1 : isOther || subject !== null ? toldFrom.other : toldFrom[kind];
    if (!decided || decided.share < needed || (of && decided.topic !== of)) continue;
    const { quote, share, topic } = decided;
    const heard = heardIn(question, language, subject, memory.noted).noted;
    // What they tell of themselves is noted with the answer, and their figures are no question on those of the page.
    if (Object.keys(heard).some((one) => !quote || figures.includes(one))) continue;
    if (!quote && share === 1 && isSurelyOther(topic, judgement, ranked)) continue;
    // Once their own figures are known, those of the page are no answer.
    const quoted =
      hasFigures(memory.noted) && topic === "worth" ? undefined : await quote?.().catch(() => null);
    if (quoted === null) continue;
    const answer = engine.answer(known(topic), answered);
    const person = !quoted && answer.kind === "known" && answer.person === true;
    memory.open = { ...nothingOpen, topic, asked: text, answered: [topic], person };
    if (quoted) return quotation(quoted);
    const saved = answer.kind === "known" && (await content.computed?.(memory.noted, {}, answer.topics));
    if (!saved) return answer;
    return { ...answer, text: hasSum(memory.noted, answer) ? saved : `${answer.text}\n${saved}` };
  }
  return null;
}

/** What a message may be about, by the model; the last one is judged once, however often it is asked for. */
function judging(classifier: Classifier, topics: Content["topics"], language: Language) {
  const judged = (question: string): Judgement => {
    if (isAboutAnother(question, language)) return { kind: "unknown", ranked: [] };
    const { far, ...judgement } = judge(
      question,
      classifier,
      (id) => `${topics[id]?.question} ${topics[id]?.answer}`,
    );
    // What is asked of us is some business of ours.
    return far && !addresses(question, language) ? { ...judgement, far } : judgement;
  };
  let last = { question: "", judgement: judged("") };
  return async (question: string) => {
    if (question !== last.question) last = { question, judgement: judged(question) };
    return last.judgement;
  };
}

/** What they want a price of: "and together with the chat?", too, after what one of them costs. */
const orderedIn = (question: string, language: Language, { noted, open }: Remembered) =>
  orderIn(question, language, noted, open.facet === "cost" ? "price" : open.topic);

/** Answers in one language; what a price comes to, is worked out before anything is understood. */
export function repliesIn(content: Content, language: Language, memory: Remembered): Reply {
  const { model, personOffer, takenFor, unsaid, topics, lines = async () => ({}), priced } = content;
  const understand = judging(classifierOf(model, language), topics, language);
  const engine = createEngine(topics, personOffer, understand, takenFor, unsaid);
  const reply = converse(engine, lines, language, memory);
  const speaker = { content, language, memory, reply };
  return async (typed) => {
    const question = spelled(typed);
    const asked = afterIntroduction(question, replies[language]);
    const pressed = engine.pressed(typed);
    const judgement = await understand(asked);
    const ruled = subjectOf(asked);
    const named = ruled && !isSurelyOther(ruled, judgement, judgement.ranked) ? ruled : undefined;
    const read = { asked, question, named, moves: !pressed && (await movesOn(memory, asked)) };
    const isElsewhere = isAboutAnother(asked, language);
    const ordered = named === outside ? null : orderedIn(question, language, memory);
    const talking = memory.open.topic !== null;
    const isRuled = ruledBy(asked) !== undefined;
    const isOthers = pressed || isNobodys(ruled) || isRuled || isElsewhere || (talking && ordered?.asked);
    const decided = isOthers ? null : await decidedIn(speaker, engine, judgement, read);
    if (decided) return decided;
    // What nobody here answers may still be told by somebody in need.
    const understood = pressed || (ruled && !isNobodys(ruled)) || read.moves || isUnderstood(judgement);
    const where = { talking, isSmallTalk: judgement.smallTalk === true || isElsewhere };
    const care = understood ? null : await careInDoubt(question, language, where);
    if (care && care !== "perhaps") {
      memory.open = nothingOpen;
      return { kind: "care", care };
    }
    // Nothing of it is noted, and the site says nothing of it.
    if (named === far && !pressed) return reply(asked);
    if (ordered) memory.noted = { ...memory.noted, order: { ...ordered.order, later: false } };
    if (!ordered?.asked || isRuled || !priced) {
      const answer = await noting(speaker, question, asked, isElsewhere || judgement.far === true, isRuled);
      if (!care) return answer;
      // Beside what may be a need, no questions of ours are offered.
      if (answer.kind === "unknown") return { kind: "unknown", perhaps: true };
      return answer.kind === "unsure" ? { ...answer, perhaps: true } : answer;
    }
    const { about, topic } = memory.open;
    const open = { topic: "price", about: topic === "price" ? about : topic, asked: question } as const;
    memory.open = { ...nothingOpen, ...open, facet: "cost" };
    return engine.answer({ ...known("price"), line: priced(ordered.order, memory.noted) ?? "" });
  };
}
