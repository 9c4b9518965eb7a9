import { readFileSync, writeFileSync } from "node:fs";
import { languages } from "../src/answer.ts";
import type { Model } from "../src/model.ts";
import { examplesIn } from "./examples.ts";
import { originOf } from "./origin.ts";
import { train } from "./train.ts";

/*
 * `npm run learn -w @mainlicht/assistant`: makes the models from the wordings; a language whose wordings have not
 * changed is left as it is. A quarter of a minute for each language.
 */
for (const language of languages) {
  const file = new URL(`../model/${language}.json`, import.meta.url);
  const from = originOf(language);
  if (readFileSync(file, "utf8").includes(`"${from}"`)) continue;
  const { examples, topics } = examplesIn(language);
  const model: Model = { from, topics, ...train(examples, topics.length, language) };
  // A list a line: whoever compares two models sees which of them differ.
  const lists = Object.entries(model).map(
    ([name, list]) => `${JSON.stringify(name)}:${JSON.stringify(list)}`,
  );
  writeFileSync(file, `{\n${lists.join(",\n")}\n}\n`);
  console.log(`${language}: ${examples.length} examples, ${model.steps.length} weights`);
}
