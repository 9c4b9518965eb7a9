import type { Language } from "#shared/copy.ts";
import { classifierOf } from "./classifier.ts";
import { contentOf } from "./content.ts";
import { judge, type Understand } from "./judge.ts";

/** Understands questions in one language. @throws Error when it does not come. */
export async function understandIn(language: Language): Promise<Understand> {
  const { model } = await contentOf(language);
  const classifier = classifierOf(model, language);
  return async (question) => judge(question, classifier);
}
