import type { Content, Look, Model, Source } from "@mainlicht/assistant";
import type { Facts, Place } from "#features/chat/answers/topic.ts";
import {
  linesOf,
  personOffer,
  sourceLabels,
  takenFor,
  topicsOf,
  unsaid,
} from "#features/chat/answers/topics.ts";
import { repeatOf, savingOf } from "#features/chat/chat.noted.ts";
import { priceOf } from "#features/chat/chat.price.ts";
import type { Copy, Language } from "#shared/copy.ts";
import { once } from "#shared/once.ts";
import type { SitePassage } from "../documents/passages.ts";

/** Fetches the site's passages in one language. @throws Error when they do not come. */
export type LoadPassages = (language: Language) => Promise<readonly SitePassage[]>;

const models: Copy<() => Promise<{ default: Model }>> = {
  de: () => import("@mainlicht/assistant/model/de.json"),
  en: () => import("@mainlicht/assistant/model/en.json"),
};

/**
 * This site's answers with their sources, and the model that finds them. @throws Error when one does not come.
 * @param load fetches what is quoted when no answer is sure.
 */
export async function contentOf(facts: Facts, language: Language, load?: LoadPassages): Promise<Content> {
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
    takenFor: takenFor[language],
    unsaid: unsaid[language],
    names: [...facts.representatives, ...facts.people.map(({ name }) => name)].flatMap((name) =>
      name.split(" "),
    ),
    model: model.default,
    lines: once(() => linesOf(facts, language)),
    ...(load ? { look: lookWhenNeeded(load, language) } : {}),
    repeat: (heard) => repeatOf(heard, language),
    priced: (order) => priceOf(order, facts, language),
    computed: (all, heard, about) => savingOf(all, heard, about, language, facts.claimed.fewerTickets),
  };
}

/** Search that is fetched when it is first needed, with its passages; what did not come is fetched again. */
function lookWhenNeeded(load: LoadPassages, language: Language): Look {
  const coming = once(async () => {
    const [{ lookIn }, passages] = await Promise.all([import("./passages.ts"), load(language)]);
    return lookIn(passages, language);
  });
  return async (words) => (await coming())(words);
}
