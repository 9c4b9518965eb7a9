import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "../src/answer.ts";
import { askedIn, factsIn, surroundings, wordingsIn } from "./wordings.ts";

const learning = readdirSync(new URL(".", import.meta.url)).map((file) => `./${file}`);

/** A digest of all that a model is made from: the wordings, and the code that learns them. */
export function originOf(language: Language): string {
  const hash = createHash("sha256");
  const facts = [...factsIn(language).facts];
  hash.update(JSON.stringify([[...wordingsIn(language)], facts, askedIn(language), surroundings(language)]));
  for (const file of [...learning.sort(), "../src/features.ts", "../src/model.ts", "../src/same-words.ts"])
    hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest("hex").slice(0, 16);
}
