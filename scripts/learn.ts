import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { languages } from "#shared/copy.ts";
import { kept, lessonsOf, originOf } from "./learn/lessons.ts";
import { train } from "./learn/train.ts";

/**
 * `npm run learn`: makes the models of the built-in assistant from its wordings; a language whose wordings have not
 * changed is left as it is. A quarter of a minute for each language.
 */
for (const language of languages) {
  const file = `src/features/chat/answers/model/${language}.ts`;
  const from = originOf(language);
  if (read(file).includes(`"${from}"`)) continue;
  const { topics, examples } = lessonsOf(language);
  const model = { from, ...train(examples, topics, language, kept[language]) };
  const text = [
    'import type { Model } from "../model.ts";\n',
    "/** Made by `npm run learn`. */",
    `export const model: Model = ${JSON.stringify(model, null, 2)};\n`,
  ].join("\n");
  writeFileSync(file, text);
  spawnSync("npx", ["biome", "check", "--write", file], { stdio: "inherit" });
  console.log(
    `${language}: ${examples.length} lines, ${model.features} features, ${gzipSync(text, { level: 9 }).length} bytes of gzip`,
  );
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
