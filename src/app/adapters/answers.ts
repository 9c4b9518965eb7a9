import { type Content, factsWith, type Model, type Source, sentenceEnd } from "@mainlicht/assistant";
import type { Facts, Place } from "#features/chat/answers/topic.ts";
import {
  linesOf,
  personOffer,
  sourceLabels,
  takenFor,
  topicsOf,
  unsaid,
} from "#features/chat/answers/topics.ts";
import { asksSaving, repeatOf } from "#features/chat/chat.noted.ts";
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

const factModels: Copy<() => Promise<{ default: Model }>> = {
  de: () => import("@mainlicht/assistant/model/de.facts.json"),
  en: () => import("@mainlicht/assistant/model/en.facts.json"),
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
  const names = [...facts.representatives, ...facts.people.map(({ name }) => name)].flatMap((name) =>
    name.split(" "),
  );
  return {
    topics: Object.fromEntries(withSources),
    personOffer: personOffer[language],
    takenFor: takenFor[language],
    unsaid: unsaid[language],
    model: model.default,
    lines: once(() => linesOf(facts, language)),
    ...(load ? passagesWhenNeeded(load, language, names) : {}),
    repeat: (heard) => repeatOf(heard, language),
    priced: (order, noted) => priceOf(order, noted, facts, language),
    // Fetched with the first figures; without it, the answer comes without the sum.
    computed: async (all, heard, about) =>
      asksSaving(all, heard, about)
        ? import("#features/chat/chat.saving.ts")
            .then(({ savingSaid }) => savingSaid(all, heard, about, language, facts))
            .catch(() => null)
        : null,
  };
}

/** "Who is …?" and "what is the number of …?", of somebody whom the site names. */
const asksForPerson =
  /^(?:wer|who)(?: \p{L}+)? (?:ist|is)\b|\b(?:durchwahl|\p{L}*nummer|numbers?|extension|direct line)\b/iu;

/** What was learnt says more of the subject than a rule of words when it is so sure. */
const overWordsFrom = 0.7;

/** The site's own words, fetched when they are first needed; what did not come is fetched again. */
function passagesWhenNeeded(
  load: LoadPassages,
  language: Language,
  names: readonly string[],
): Pick<Content, "decided"> {
  const passages = once(() => load(language));
  const factFor = once(async () => factsWith((await factModels[language]()).default, language));
  return {
    async decided(question) {
      const typed = question.toLowerCase().split(/[^\p{L}]+/u);
      if (asksForPerson.test(question) && names.some((name) => typed.includes(name.toLowerCase())))
        return { topic: "directLine", share: 1 };
      const { quoteFor } = await import("#features/chat/answers/quotes.ts");
      const byWords = quoteFor(question);
      const byModel = (await factFor())(question);
      const sure =
        byModel && byModel.share >= overWordsFrom && byModel.topic === byWords?.topic ? byModel : null;
      const found = byWords
        ? { ...(sure ?? { topic: byWords.topic, cites: byWords.cites[language] }), share: 1 }
        : byModel;
      if (!found || found.cites.length === 0) return found;
      const { cites, topic, share } = found;
      return { topic, share, quote: async () => quoteFrom(await passages(), cites) };
    },
  };
}

/** The passages with these words, each from the sentence that has them. */
function quoteFrom(all: readonly SitePassage[], cites: readonly string[]) {
  const quotes = cites.flatMap((words) => {
    const passage = all.find(({ text }) => text.includes(words));
    if (!passage) return [];
    const sentences = passage.text.split(sentenceEnd);
    const from = sentences.findIndex((sentence) => sentence.includes(words));
    return [{ ...passage, text: sentences.slice(Math.max(from, 0)).join(" ") }];
  });
  const [first] = quotes;
  const text = quotes.map((quote) => quote.text).join(" ");
  return first ? { text, source: { label: first.label, href: first.href } } : null;
}
