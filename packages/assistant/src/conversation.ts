import type { Answer, Language } from "./answer.ts";
import { type Engine, inShort, type Meaning, mostOffered } from "./engine.ts";
import { addresses, facetOf, homeOf, namedIn, ruledBy, sharedWith, subjectOf } from "./facets.ts";
import {
  byMove,
  byPlace,
  byWords,
  corrected,
  inAnswer,
  inPassing,
  type LoadLines,
  leansOn,
  longestMove,
  longestShort,
  ofNamed,
  ofService,
  ofSubject,
  ofSubjectLine,
  onSubject,
  sameOf,
  unlessStray,
  unsaidOf,
} from "./follow-ups.ts";
import { courtesies, far, isNobodys, isSurelyOther } from "./judge.ts";
import { nearness } from "./nearby.ts";
import { nothingOpen, type Open } from "./open.ts";
import { known, lengthOf, type Turn, turnOf, wordsIn } from "./turn.ts";

/** Nobody asks two questions with fewer words in each. */
const shortestClause = 2;
/** Instead of asking back about several questions they are answered when each topic is this likely, and one is known. */
const severalFrom = 0.22;
export type Reply = (question: string) => Promise<Answer>;

/** The questions in what was said, the first with what stands before it. */
function clausesOf({ question, words }: Turn): readonly string[] {
  const [start = "", ...rest] = question.split(words.between).map((text) => text.trim());
  const [next, ...others] = rest;
  const clauses = words.asking.test(start) || !next ? [start, ...rest] : [`${start} ${next}`, ...others];
  return clauses.filter((text) => lengthOf(text) >= shortestClause);
}

/** Several questions in one: all of them when each is known, and else what they are likely to mean. */
async function several(turn: Turn, lines: LoadLines): Promise<Meaning | undefined> {
  const clauses = clausesOf(turn);
  if (clauses.length < 2 || clauses.length > mostOffered) return undefined;
  const meanings = await Promise.all(
    clauses.map((text) => {
      const decided = subjectOf(text);
      return decided && turn.engine.textOf(decided) ? known(decided) : turn.engine.understand(text);
    }),
  );
  const { topic: of = "", facet: asks } = namedIn(clauses[0] ?? "", turn.language) ?? {};
  const [first, second = ""] = clauses.map((text) => facetOf(text, turn.language));
  const subject = meanings[0]?.topics[0]?.id ?? "";
  const leaning = !first && second ? await ofSubjectLine(lines, subject, second) : undefined;
  const own = of === subject && asks ? (await ofSubjectLine(lines, subject, asks))?.line : undefined;
  if (leaning?.line && meanings[0]?.kind === "known" && clauses.length === 2) {
    const told = own ?? inShort(turn.engine.textOf(subject));
    // A line that tells nothing beside the answer is no answer to another question.
    const { own: more, shared } = sharedWith(leaning.line, told, turn.language);
    if (more === shared) return told === leaning.line ? leaning : known(subject);
    return { ...leaning, line: `${told} ${leaning.line}` };
  }
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

/** "By e-mail": a way to go on, where the talk is going on and its subject tells nothing of mails. */
async function ofWay(turn: Turn, lines: LoadLines): Promise<Meaning | undefined> {
  const { engine, language, open, said, words } = turn;
  if (!open.topic) return undefined;
  if (words.byPhone.test(said))
    return /telefon|phone/iu.test(engine.textOf(open.topic))
      ? inAnswer(turn, open.topic)
      : known("officeHours");
  if (!words.byMail.test(said)) return undefined;
  const isWish = /lieber|bitte|rather|please/u.test(said) || nearness(open.topic, "contact") > 1;
  if (!isWish && /mail/iu.test(engine.textOf(open.topic))) return inAnswer(turn, open.topic);
  const written = facetOf(said, language) && (await ofSubjectLine(lines, open.topic, "written"));
  return written || ((await ofSubjectLine(lines, "contact", "written")) ?? known("contact"));
}

/** What words decide alone or put outside; where what was learnt is surely about something of ours, it is asked back. */
async function byRule({ engine, language, question }: Turn, lines: LoadLines): Promise<Meaning | undefined> {
  const { topic, facet } = ruledBy(question) ?? {};
  if (topic) return (facet && (await ofSubjectLine(lines, topic, facet))) ?? known(topic);
  const decided = subjectOf(question);
  if (!decided || !isNobodys(decided)) return undefined;
  const meaning = await engine.understand(question);
  if (isSurelyOther(decided, meaning, meaning.topics)) return { kind: "unsure", topics: meaning.topics };
  const isFar = decided === far || !addresses(question, language);
  return { kind: "unknown", topics: [], ...(isFar ? { far: true } : {}) };
}

async function meaningOf(turn: Turn, lines: LoadLines): Promise<Meaning> {
  const { engine, open, said, question, words } = turn;
  const placed = byPlace(turn);
  if (placed) return known(placed);
  // With nothing open that it could be the answer to, a yes or no is a courtesy, and no question.
  const agrees = words.yes.test(said);
  if (agrees && words.passOn.test(said)) return known("human");
  if (words.no.test(said) || agrees) return known("thanks");
  if (words.hello.test(said)) return known("hello");
  if (words.bye.test(said)) return known("thanks");
  const way = await ofWay(turn, lines);
  if (way) return way;
  // Neither what was asked back nor what is not known has a reason here.
  if (words.why.test(said) && open.offered.length > 0) return { kind: "unsure", topics: open.offered };
  if (words.why.test(said) && open.unknown) return { kind: "unknown", topics: [] };
  const ruled = await byRule(turn, lines);
  if (ruled) return ruled;
  const moved = ofService(turn) ?? (await byMove(turn, lines));
  if (moved) return moved;
  const following = await ofSubject(turn, lines);
  if (following) return following;
  const meant = await several(turn, lines);
  if (meant?.kind === "known") return meant;
  const meaning = await engine.understand(question);
  const named = await ofNamed(turn, meaning, lines);
  if (named) return named;
  const other = (await corrected(turn, lines)) ?? (await sameOf(turn, meaning, lines));
  if (other) return other;
  const leaning = onSubject(turn, meaning);
  if (leaning) return leaning;
  if (meaning.kind === "known") return unlessStray(turn, meaning);
  if (meant) return meant.several ? { ...meant, kind: "known" } : meant;
  if (!open.topic && facetOf(question, turn.language) === "cost") return known("price");
  const chosen = byWords(turn, meaning);
  if (chosen) return known(chosen);
  const passing = unlessStray(turn, inPassing(turn, meaning));
  const leans = leansOn(turn) && (lengthOf(said) <= longestShort || words.following.test(turn.asked));
  const isLost = leans && passing.kind === "unknown" && !passing.far && open.offered.length === 0;
  return isLost && open.topic && lengthOf(said) <= longestMove ? unsaidOf(open.topic) : passing;
}

/** Goes back to the subject before a price or a time was told of it, where the question has words of that alone. */
function backTo(turn: Turn): Turn {
  const { asked, engine, language, open } = turn;
  const sharesWith = (topic: string) => sharedWith(asked, engine.wordsOf(topic), language).shared > 0;
  const goesBack = open.about && open.topic && sharesWith(open.about) && !sharesWith(open.topic);
  return goesBack && lengthOf(asked) <= longestShort
    ? { ...turn, open: { ...open, topic: open.about } }
    : turn;
}

/** The subject of which a price or a time was told at the topic that has it for all. */
function aboutAfter({ asked, language, open }: Turn, topic: string | null): string | null {
  const facet = namedIn(asked, language)?.facet;
  if (topic === open.topic) return open.about;
  return facet && homeOf[facet] === topic ? open.topic : null;
}

/** What is open after an answer to a question that was understood so. */
function openAfter(turn: Turn, { topics, several }: Meaning, answer: Answer): Open {
  const { asked, language, open } = turn;
  const answered = answer.kind === "known";
  const meant = several ? topics : topics.slice(0, 1);
  // Thanks and greetings change no subject.
  const topic = (answered && topics.find(({ id }) => !courtesies.includes(id))?.id) || open.topic;
  return {
    offered: answer.kind === "unsure" ? topics.filter(({ id }) => answer.topics.includes(id)) : [],
    person: (answer.kind === "unknown" && !answer.far) || (answered && answer.person === true),
    unknown: answer.kind === "unknown",
    topic,
    about: aboutAfter(turn, topic),
    earlier: topic === open.topic || !open.topic ? open.earlier : [open.topic, ...open.earlier].slice(0, 2),
    answered: answered ? meant.map(({ id }) => id) : [],
    shown: answered ? answer.more : [],
    asked,
    facet: namedIn(asked, language)?.facet ?? null,
  };
}

/** What is kept from one question to the next, in whatever language each is. */
export interface Memory {
  open: Open;
}

/** Answers one question after the other, each in the light of the one before. */
export function converse(
  engine: Engine,
  lines: LoadLines,
  language: Language,
  memory: Memory = { open: nothingOpen },
): Reply {
  return async (typed) => {
    const { open } = memory;
    const turn = backTo(turnOf(engine, language, open, typed));
    if (open.person && turn.words.yes.test(wordsIn(typed))) {
      memory.open = nothingOpen;
      return { kind: "handOver" };
    }
    const meaning = await meaningOf(turn, lines);
    const answer = engine.answer(meaning, open.answered);
    const again = answer.kind === "unknown" && open.unknown;
    memory.open = openAfter(turn, meaning, answer);
    return again && !answer.far ? { ...answer, again } : answer;
  };
}
