import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "../src/answer.ts";

const folder = new URL("../wordings/", import.meta.url);

const linesIn = (file: string): string[] => readFileSync(new URL(file, folder), "utf8").trim().split("\n");

/** Example wordings of each topic in one language, as the package's README describes them. */
export function wordingsIn(language: Language): Map<string, readonly string[]> {
  const files = readdirSync(new URL(`${language}/`, folder)).sort();
  return new Map(files.map((file) => [file.replace(".txt", ""), linesIn(`${language}/${file}`)]));
}

/** `topic :: words of the site :: question | question`, a line for each fact, in one language; the first two are its id. */
export const factsIn = (language: Language): { id: string; questions: readonly string[] }[] =>
  linesIn(`facts/${language}.txt`).map((line) => {
    const at = line.lastIndexOf(" :: ");
    return { id: line.slice(0, at), questions: line.slice(at + 4).split(" | ") };
  });

/** What people say before and after their question, which tells nothing about its topic. */
export const surroundings = (language: Language) => ({
  before: linesIn(`around/${language}-before.txt`),
  after: linesIn(`around/${language}-after.txt`),
});
