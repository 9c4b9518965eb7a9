import type { AnswersModule } from "#app/adapters/chat-builtin.ts";
import { converse } from "#features/chat/answers/conversation.ts";
import { createEngine } from "#features/chat/answers/engine.ts";
import { understandHere } from "#features/chat/answers/on-this-thread.ts";
import { suggestions } from "#features/chat/answers/suggestions.ts";
import { topicsOf } from "#features/chat/answers/topics.ts";

/** Learnt once for all tests of a file. */
export const understand = { de: await understandHere("de"), en: await understandHere("en") };

/** What the page loads, but it learns without a worker: Node has none of the browser's. */
export const answersHere: AnswersModule = {
  converse,
  createEngine,
  suggestions,
  topicsOf,
  understandIn: async (language) => understand[language],
};
