import type { Content } from "@mainlicht/assistant";
import { contentOf } from "#app/adapters/answers.ts";
import type { Language } from "#shared/copy.ts";
import { facts } from "./facts.ts";

const contents = { de: await contentOf(facts.de, "de"), en: await contentOf(facts.en, "en") };

/** What the page loads, with all that it would fetch at hand: a test that counts turns of the queue waits for nothing. */
export const answersHere = async (language: Language): Promise<Content> => contents[language];
