import { type Content, createDialogue, type Dialogue, type Model, type Source } from "@mainlicht/assistant";
import type { Facts, Place } from "#features/chat/answers/topic.ts";
import { personOffer, sourceLabels, topicsOf } from "#features/chat/answers/topics.ts";
import { repeatOf, savingOf } from "#features/chat/chat.noted.ts";
import type { Copy, Language } from "#shared/copy.ts";

const models: Copy<() => Promise<{ default: Model }>> = {
  de: () => import("@mainlicht/assistant/model/de.json"),
  en: () => import("@mainlicht/assistant/model/en.json"),
};

/** This site's answers with their sources, and the model that finds them. @throws Error when one does not come. */
export async function contentOf(facts: Facts, language: Language): Promise<Content> {
  const [topics, model] = await Promise.all([topicsOf(facts, language), models[language]()]);
  const sourceOf = (place: Place): Source => ({
    label: sourceLabels[language][place],
    href: facts.hrefs[place],
  });
  const withSources = Object.entries(topics).map(
    ([id, { from, ...topic }]) => [id, { ...topic, sources: from.map(sourceOf) }] as const,
  );
  return {
    topics: Object.fromEntries(withSources),
    personOffer: personOffer[language],
    model: model.default,
    repeat: (heard) => repeatOf(heard, language),
    computed: (all, heard, about) => savingOf(all, heard, about, language, facts.claimed.fewerTickets),
  };
}

/** A dialogue about this site; each language is fetched when it is first needed. */
export function dialogueOf(facts: Copy<Facts>): Dialogue {
  return createDialogue({ de: () => contentOf(facts.de, "de"), en: () => contentOf(facts.en, "en") });
}
