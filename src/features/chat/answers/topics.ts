import { type Copy, defineCopy, type Language } from "#shared/copy.ts";
import type { Facts, Place, Topic } from "./topic.ts";
import { claims } from "./topics/claims.ts";
import { company } from "./topics/company.ts";
import { offer } from "./topics/offer.ts";
import { privacy } from "./topics/privacy.ts";
import { talk } from "./topics/talk.ts";

/** Everything that the built-in assistant can answer, in one language. */
export function topicsOf(facts: Facts, language: Language) {
  return {
    ...offer[language](facts),
    ...claims[language](facts),
    ...company[language](facts),
    ...privacy[language](facts),
    ...talk[language](facts),
  } satisfies Record<string, Topic>;
}

export type TopicId = keyof ReturnType<typeof topicsOf>;

/** Offered when a conversation begins. */
export const suggested: readonly TopicId[] = ["chat", "price", "gdpr", "setup"];

/** An answer to a greeting, and to nothing else: no question is taken for it in doubt. */
export const smallTalk: ReadonlySet<TopicId> = new Set(["hello", "thanks"]);

/** What a source is called on the link to it. */
export const sourceLabels: Copy<Record<Place, string>> = defineCopy({
  de: {
    about: "Über uns",
    services: "Leistungen",
    contact: "Kontaktformular",
    privacy: "Datenschutzerklärung",
    legal: "Impressum",
    accessibility: "Erklärung zur Barrierefreiheit",
  },
  en: {
    about: "About us",
    services: "Services",
    contact: "Contact form",
    privacy: "Privacy policy",
    legal: "Legal notice",
    accessibility: "Accessibility statement",
  },
});
