import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "../src/answer.ts";
import { outside } from "../src/judge.ts";

const folder = new URL("../wordings/", import.meta.url);

const linesIn = (file: string): string[] => readFileSync(new URL(file, folder), "utf8").trim().split("\n");

/** Example wordings of each topic in one language, as the package's README describes them. */
export function wordingsIn(language: Language): Map<string, readonly string[]> {
  const files = readdirSync(new URL(`${language}/`, folder)).sort();
  return new Map(files.map((file) => [file.replace(".txt", ""), linesIn(`${language}/${file}`)]));
}

/** A question of an exam, with the topics that answer it, a fact by its id: none where nobody here does. */
interface Asked {
  lang: Language;
  q: string;
  accepted: readonly string[];
}

/** The exams that teach, as the package's README describes them. */
const teaching = [
  "first-hundred",
  "development",
  "exam-1",
  "exam-2",
  "exam-3",
  "exam-4",
  "exam-5",
  "exam-6",
  "asked",
];

/** What was asked in exams, with the id of the topic or the fact that answers it best; `outside` where nobody here does. */
export const askedIn = (language: Language): { id: string; question: string }[] =>
  teaching
    .flatMap((name) => linesIn(`../exams/${name}.jsonl`))
    .map((line): Asked => JSON.parse(line))
    .filter(({ lang }) => lang === language)
    .map(({ accepted: [id = outside], q }) => ({ id, question: q }));

/** What stands between a fact's topic and the words of the site that tell it. */
const between = " :: ";
export const topicOf = (id: string): string => id.split(between)[0] ?? id;

/**
 * The questions for each fact in one language, by its id, and what exams asked besides. A line is
 * `topic :: words of the site :: question | question`.
 */
export function factsIn(language: Language): { facts: Map<string, string[]>; others: string[] } {
  const facts = new Map<string, string[]>();
  for (const line of linesIn(`facts/${language}.txt`)) {
    const at = line.lastIndexOf(between);
    facts.set(line.slice(0, at), line.slice(at + between.length).split(" | "));
  }
  const others: string[] = [];
  for (const { id, question } of askedIn(language)) (facts.get(id) ?? others).push(question);
  return { facts, others };
}

/** What people say before and after their question, which tells nothing about its topic. */
export const surroundings = (language: Language) => ({
  before: linesIn(`around/${language}-before.txt`),
  after: linesIn(`around/${language}-after.txt`),
});
