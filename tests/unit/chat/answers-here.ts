import { createDialogue } from "@mainlicht/assistant";
import { contentOf } from "#app/adapters/answers.ts";
import type { AnswersModule } from "#app/adapters/chat-builtin.ts";
import { facts } from "./facts.ts";

const de = await contentOf(facts.de, "de");
const en = await contentOf(facts.en, "en");

/** What the page loads, with all that it would fetch at hand: a test that counts turns of the queue waits for nothing. */
export const answersHere: AnswersModule = {
  dialogueOf: () => createDialogue({ de: async () => de, en: async () => en }),
};
