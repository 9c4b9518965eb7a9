import type { AnswersModule } from "#app/adapters/chat-builtin.ts";
import { understandHere } from "#features/chat/answers/on-this-thread.ts";
import { talksOf } from "#features/chat/answers/talks.ts";

/** Learnt once for all tests of a file. */
export const understand = { de: await understandHere("de"), en: await understandHere("en") };

/** What the page loads, but it learns without a worker: Node has none of the browser's. */
export const answersHere: AnswersModule = {
  talksOf: (facts, over) => talksOf(facts, over, async (language) => understand[language]),
};
