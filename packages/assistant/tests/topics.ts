import type { Answer, FollowUps, Language, Topic, Topics } from "../src/answer.ts";
import type { Guess } from "../src/classifier.ts";
import { converse } from "../src/conversation.ts";
import { createEngine } from "../src/engine.ts";
import type { Judgement } from "../src/judge.ts";
import { models } from "./models.ts";

export const personOffer = "Shall I ask a person?";

/** Lines of their own, by topic. */
export const lines: FollowUps = {
  call: { duration: "The duration is told about call.", cost: "The cost is told about call." },
  contract: {
    duration: "The duration is told about contract.",
    reason: "The reason is told about contract.",
  },
  hosting: { place: "The place is told about hosting." },
  otherSystems: { exception: "The exception is told about otherSystems." },
  hours: { others: "The others are told about hours." },
  contact: { directly: "The line is told about contact." },
};

const topicOf = (id: string): Topic => ({
  question: `What is ${id}?`,
  answer: `Everything about ${id} is said here. And a little more.${id === "channels" ? " By phone, too." : ""}`,
  sources: [{ label: id, href: `#${id}` }],
  ...(id === "discount" ? { person: true } : {}),
  ...(id === "crm" ? { next: ["demo-crm", "form-crm"] } : {}),
});

/** Topics as a site hands them in: each answer names its own. */
export const topics: Topics = Object.fromEntries(models.de.topics.map((id) => [id, topicOf(id)]));

const judged =
  (kind: Judgement["kind"]) =>
  (...likely: (string | [string, number])[]): Judgement => ({
    kind,
    ranked: likely.map((one, at): Guess => {
      const [id, probability] = typeof one === "string" ? [one, 0.5 / (at + 1)] : one;
      return { id, probability };
    }),
  });
export const known = judged("known");
export const unsure = judged("unsure");
export const unknown = judged("unknown")();

/** What a question is taken for, by its words; everything else is unknown. */
export type Script = Readonly<Record<string, Judgement>>;

/** A conversation in which what a question means is written down. */
export const talk = (script: Script, language: Language = "de") =>
  converse(
    createEngine(
      topics,
      personOffer,
      async (question) => script[question] ?? unknown,
      undefined,
      (question) => `Nothing is said of ${question}`,
    ),
    async () => lines,
    language,
  );

/** An answer by the topics that it names: "price", "price + setup", "price, setup?" where it asks back, "not said: price" of a subject alone. */
export function named(answer: Answer): string {
  const ids = (text: string, before: string) =>
    [...text.matchAll(new RegExp(`${before} (\\w+)`, "g"))].map(([, id]) => id);
  if (answer.kind === "known")
    return (answer.unsaid ? "not said: " : "") + ids(answer.text, "about").join(" + ");
  return answer.kind === "unsure" ? `${ids(answer.questions.join(" "), "is").join(", ")}?` : answer.kind;
}

/** Answers one message after the other; @returns in short what it said to the last. */
export async function answerAfter(script: Script, ...said: string[]): Promise<string> {
  const reply = talk(script);
  let last: Answer = { kind: "unknown" };
  for (const one of said) last = await reply(one);
  return named(last);
}
