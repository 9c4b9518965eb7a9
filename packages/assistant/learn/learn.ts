import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type Language, languages } from "../src/answer.ts";
import type { Model } from "../src/model.ts";
import { examplesIn, factExamplesIn } from "./examples.ts";
import { originOf } from "./origin.ts";
import { train } from "./train.ts";

/** Weights that a model keeps: as few as the exams hold with, since a visitor waits for each of them. */
const kept: Readonly<Record<Language, { topics: number; facts: number }>> = {
  de: { topics: 19_000, facts: 6_250 },
  en: { topics: 21_400, facts: 8_400 },
};

/*
 * `npm run learn -w @mainlicht/assistant`: makes the models from the wordings, of topics and of facts; a language whose
 * wordings have not changed is left as it is. A quarter of a minute for each language.
 */
function write(name: string, from: string, weights: number, language: Language, make: typeof examplesIn) {
  const file = new URL(`../model/${name}.json`, import.meta.url);
  if (existsSync(file) && readFileSync(file, "utf8").includes(`"${from}"`)) return;
  const { examples, topics } = make(language);
  const model: Model = { from, topics, ...train(examples, topics.length, language, weights) };
  // A list a line: whoever compares two models sees which of them differ.
  const lists = Object.entries(model).map(
    ([list, values]) => `${JSON.stringify(list)}:${JSON.stringify(values)}`,
  );
  writeFileSync(file, `{\n${lists.join(",\n")}\n}\n`);
  console.log(`${name}: ${examples.length} examples, ${model.steps.length} weights`);
}

for (const language of languages) {
  const { facts, topics } = kept[language];
  write(language, originOf(language), topics, language, examplesIn);
  write(`${language}.facts`, originOf(language), facts, language, factExamplesIn);
}
