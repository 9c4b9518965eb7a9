import type { Copy, Language } from "#shared/copy.ts";
import type { TopicId } from "./content/de.ts";
import type { Model } from "./model.ts";
import type { Facts, Topic } from "./topic.ts";

/** What the assistant answers in one language, and what was learnt from its wordings. */
export interface Content {
  topics: (facts: Facts) => Readonly<Record<TopicId, Topic>>;
  model: Model;
}

const load: Copy<() => Promise<Content>> = {
  de: () => import("./content/de.ts"),
  en: () => import("./content/en.ts"),
};

/** Fetches one language: a visitor seldom needs the other. @throws Error when it does not come. */
export const contentOf = (language: Language): Promise<Content> => load[language]();
