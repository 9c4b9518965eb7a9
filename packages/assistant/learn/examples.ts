import type { Language } from "../src/answer.ts";
import { noFact } from "../src/facts.ts";
import { courtesies, outside } from "../src/judge.ts";
import type { Example } from "./columns.ts";
import { expand } from "./expand.ts";
import { seeded } from "./random.ts";
import { askedIn, factsIn, surroundings, wordingsIn } from "./wordings.ts";

/** Sentences made of a wording that has alternatives, where there are as many. */
const sentences = 10;
/** How often a sentence is also learnt with words before or after it, and with a typing error. */
const surrounded = 0.5;
const misspelt = 0.2;
/** How much such a repetition counts. */
const shareOfRepetition = 0.5;
/** Questions of so few words are asked most often, each in the same words; they count this much. */
const short = 4;
const shareOfShort = 1.5;
/** What was asked counts more than what somebody thought of, and less where nobody here answers it: those are many. */
const shareOfAsked = 2;
const shareOfOutside = 1.8;
/** A fact's few questions are learnt so often, each time also misspelt and with words around it. */
const repetitions = 4;
/** Facts with more questions than these are no likelier. */
const fewQuestions = 10;
/** What is asked for no fact weighs so much, all together, as what is asked for facts. */
const weightOfOthers = 1.0;
/** Topics that are what others have before and after them. */
const unsurrounded = [...courtesies, outside];

/** All training examples of one language, always the same from the same wordings. */
export function examplesIn(language: Language): { topics: string[]; examples: Example[] } {
  const wordings = wordingsIn(language);
  const { after, before } = surroundings(language);
  const next = seeded(3);
  const pick = (lines: readonly string[]) => lines[Math.floor(next() * lines.length)] ?? "";
  const examples: Example[] = [];
  const seen = new Set<string>();
  for (const [topic, [id, lines]] of [...wordings].entries()) {
    for (const line of lines.flatMap((one) => expand(one, sentences))) {
      if (seen.has(line.toLowerCase())) continue;
      seen.add(line.toLowerCase());
      const share = line.split(" ").length <= short ? shareOfShort : 1;
      examples.push({ topic, line, share });
      const repeat = (again: string) =>
        examples.push({ topic, line: again, share: share * shareOfRepetition });
      if (next() < surrounded && !unsurrounded.includes(id))
        repeat(next() < 0.7 ? `${pick(before)} ${line}` : `${line} ${pick(after)}`);
      if (next() < misspelt) repeat(mistyped(line, next));
    }
  }
  const topics = [...wordings.keys()];
  for (const { question, topic } of askedIn(language))
    examples.push({
      topic: topics.indexOf(topic),
      line: question,
      share: topic === outside ? shareOfOutside : shareOfAsked,
    });
  return { topics, examples };
}

/** Every question for a fact, and beside them what is asked for a topic as a whole or for nothing here. */
export function factExamplesIn(language: Language): { topics: string[]; examples: Example[] } {
  const { facts, others: noFacts } = factsIn(language);
  const { after, before } = surroundings(language);
  const next = seeded(5);
  const pick = (lines: readonly string[]) => lines[Math.floor(next() * lines.length)] ?? "";
  const asked = [...facts.values()].flatMap((questions, at) =>
    questions.flatMap((line) =>
      Array.from({ length: repetitions }, () => [
        line,
        mistyped(line, next),
        next() < 0.5 ? `${pick(before)} ${line}` : `${line} ${pick(after)}`,
      ])
        .flat()
        .map(
          (text): Example => ({
            topic: at + 1,
            line: text,
            share: Math.min(1, fewQuestions / questions.length),
          }),
        ),
    ),
  );
  const sum = asked.reduce((all, { share }) => all + share, 0);
  const others = [...wordingsIn(language).values(), noFacts]
    .flatMap((lines) => lines.flatMap((one) => expand(one, 1)))
    .map((line, _, all): Example => ({ topic: 0, line, share: (weightOfOthers * sum) / all.length }));
  return { topics: [noFact, ...facts.keys()], examples: [...asked, ...others] };
}

/** A word of so many letters may be misspelt. */
const long = /\p{L}{5,}/gu;

/** One longer word with two neighbouring letters exchanged. */
function mistyped(line: string, next: () => number): string {
  const words = [...line.matchAll(long)];
  const word = words[Math.floor(next() * words.length)];
  if (!word) return line;
  const at = word.index + 1 + Math.floor(next() * (word[0].length - 2));
  return `${line.slice(0, at)}${line[at + 1]}${line[at]}${line.slice(at + 2)}`;
}
