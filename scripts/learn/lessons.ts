import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { outside } from "#features/chat/answers/judge.ts";
import { alike, around, linesOf, wordings } from "#features/chat/answers/wordings.ts";
import type { Language } from "#shared/copy.ts";
import { seeded } from "#shared/seeded.ts";
import type { Example } from "./columns.ts";
import { exchanged, groupsOf } from "./exchange.ts";
import { expand } from "./expand.ts";

/** Weights that are kept: as many as the size allows that `tests/bench/sizes.ts` sets for the assistant. */
export const kept: Record<Language, number> = { de: 22_800, en: 23_800 };

/** Sentences made of a wording that has alternatives, where there are as many. */
const sentences = 4;
/** How often a sentence is also learnt with words before or after it, and with a slip of the keyboard. */
const surrounded = 0.5;
const misspelt = 0.2;
/** How often one is also learnt with other words for the same. */
const replaced = 0.6;
/** How much such a repetition counts. */
const shareOfRepetition = 0.5;
/** Questions of so few words are asked most often, each in the same words; they count this much. */
const short = 4;
const shareOfShort = 1.5;
/** Topics that are what others have before and after them. */
const unsurrounded = ["hello", "thanks", outside];
const shortest = 5;

/** Everything that is learnt in one language, always the same from the same wordings. */
export function lessonsOf(language: Language): { topics: string[]; examples: Example[] } {
  const topics = Object.keys(wordings[language]);
  const next = seeded(3);
  const pick = (lines: readonly string[]) => lines[Math.floor(next() * lines.length)] ?? "";
  const before = linesOf(around[language].before);
  const after = linesOf(around[language].after);
  const groups = groupsOf(linesOf(alike[language]));
  const examples: Example[] = [];
  const seen = new Set<string>();
  for (const [topic, id] of topics.entries()) {
    for (const line of linesOf(wordings[language][id] ?? "").flatMap((one) => expand(one, sentences))) {
      if (seen.has(line.toLowerCase())) continue;
      seen.add(line.toLowerCase());
      const share = line.split(" ").length <= short ? shareOfShort : 1;
      examples.push({ topic, line, share });
      const repeat = (again: string) =>
        examples.push({ topic, line: again, share: share * shareOfRepetition });
      if (next() < surrounded && !unsurrounded.includes(id))
        repeat(next() < 0.7 ? `${pick(before)} ${line}` : `${line} ${pick(after)}`);
      const other = exchanged(line, groups, next);
      if (other !== line && next() < replaced) repeat(other);
      if (next() < misspelt) repeat(mistyped(line, next));
    }
  }
  return { topics, examples };
}

/** One longer word with a letter left out, doubled or exchanged with the next. */
function mistyped(line: string, next: () => number): string {
  const words = line.split(" ");
  const long = [...words.keys()].filter((at) => (words[at] ?? "").length >= shortest);
  const at = long[Math.floor(next() * long.length)];
  const word = words[at ?? -1];
  if (at === undefined || word === undefined) return line;
  const letter = 1 + Math.floor(next() * (word.length - 2));
  const [start, one, other, end] = [
    word.slice(0, letter),
    word[letter],
    word[letter + 1],
    word.slice(letter + 2),
  ];
  words[at] = pickOf(
    [`${start}${other}${end}`, `${start}${one}${one}${other}${end}`, `${start}${other}${one}${end}`],
    next,
  );
  return words.join(" ");
}

const pickOf = (choices: readonly [string, ...string[]], next: () => number): string =>
  choices[Math.floor(next() * choices.length)] ?? choices[0];

const makers = [
  "./exchange.ts",
  "./expand.ts",
  "./columns.ts",
  "./lessons.ts",
  "./pack.ts",
  "./softmax.ts",
  "./train.ts",
  "./writer.ts",
  "../../src/features/chat/answers/bits.ts",
  "../../src/features/chat/answers/features.ts",
  "../../src/features/chat/answers/model.ts",
  "../../src/shared/seeded.ts",
];

/** A digest of all that a model is made from: the wordings and what learns them. */
export function originOf(language: Language): string {
  const hash = createHash("sha256").update(
    JSON.stringify([wordings[language], around[language], alike[language]]),
  );
  for (const file of makers) hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest("hex").slice(0, 16);
}
