import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "../src/answer.ts";
import { outside } from "../src/judge.ts";
import { type Question, linesIn as questionsIn } from "../tools/score.ts";

const folder = new URL("../wordings/", import.meta.url);

const linesIn = (file: string): string[] => readFileSync(new URL(file, folder), "utf8").trim().split("\n");

/** Example wordings of each topic in one language, as the package's README describes them. */
export function wordingsIn(language: Language): Map<string, readonly string[]> {
  const files = readdirSync(new URL(`${language}/`, folder)).sort();
  return new Map(files.map((file) => [file.replace(".txt", ""), linesIn(`${language}/${file}`)]));
}

/** What was asked in one language, with the topic that answers it best, `outside` without one, and its fact's id. */
export const askedIn = (language: Language): { topic: string; id?: string; question: string }[] =>
  questionsIn<Question & { fact?: string }>(new URL("../exams/asked.jsonl", import.meta.url))
    .filter(({ lang }) => lang === language)
    .map(({ accepted: [topic = outside], fact, q }) => ({
      topic,
      ...(fact ? { id: `${topic} :: ${fact}` } : {}),
      question: q,
    }));

/**
 * The questions for each fact in one language, by its id, and what else was asked. A line is
 * `topic :: words of the site :: question | question`; the first two are its id.
 */
export function factsIn(language: Language): { facts: Map<string, string[]>; others: string[] } {
  const facts = new Map<string, string[]>();
  for (const line of linesIn(`facts/${language}.txt`)) {
    const at = line.lastIndexOf(" :: ");
    facts.set(line.slice(0, at), line.slice(at + 4).split(" | "));
  }
  const others: string[] = [];
  for (const { id, question } of askedIn(language)) (facts.get(id ?? "") ?? others).push(question);
  return { facts, others };
}

/** What people say before and after their question, which tells nothing about its topic. */
export const surroundings = (language: Language) => ({
  before: linesIn(`around/${language}-before.txt`),
  after: linesIn(`around/${language}-after.txt`),
});
