import type { Language } from "#shared/copy.ts";
import { learn } from "./classifier.ts";
import { judge, type Understand } from "./judge.ts";
import { wordingsOf } from "./wordings.ts";

/** Learns at once and on this thread: for commands and tests. */
export async function understandHere(language: Language): Promise<Understand> {
  const classifier = learn(await wordingsOf(language), language);
  return async (question) => judge(question, classifier);
}
