import { type Copy, defineCopy, type Language } from "#shared/copy.ts";
import type { Facts, Place, Topic } from "./topic.ts";
import { benefit } from "./topics/benefit.ts";
import { claims } from "./topics/claims.ts";
import { company } from "./topics/company.ts";
import { contact } from "./topics/contact.ts";
import { law } from "./topics/law.ts";
import { offer } from "./topics/offer.ts";
import { price } from "./topics/price.ts";
import { privacy } from "./topics/privacy.ts";
import { start } from "./topics/start.ts";
import { systems } from "./topics/systems.ts";
import { talk } from "./topics/talk.ts";
import { technology } from "./topics/technology.ts";

/** Everything that the built-in assistant can answer, in one language. */
export function topicsOf(facts: Facts, language: Language) {
  return {
    ...offer[language](facts),
    ...systems[language](facts),
    ...benefit[language](facts),
    ...claims[language](facts),
    ...start[language](facts),
    ...price[language](facts),
    ...technology[language](facts),
    ...contact[language](facts),
    ...company[language](facts),
    ...law[language](facts),
    ...privacy[language](facts),
    ...talk[language](facts),
  } satisfies Record<string, Topic>;
}

export type TopicId = keyof ReturnType<typeof topicsOf>;

/** Offered when a conversation begins. */
export const suggested: readonly TopicId[] = ["chat", "price", "gdpr", "setup"];

/** Asked after an answer that this site cannot complete. */
export const personOffer: Copy<string> = defineCopy({
  de: "Soll ich Ihre Frage an einen Menschen weitergeben?",
  en: "Shall I hand your question to a person?",
});

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
