import { type Copy, defineCopy, type Language } from "#shared/copy.ts";
import type { Facts, Place, Topic } from "./topic.ts";
import type { topics } from "./topics/de.ts";

/** German is complete; a language that lacks a topic does not compile. */
export type TopicId = keyof ReturnType<typeof topics>;
export type Topics = Readonly<Record<TopicId, Topic>>;

const load: Copy<() => Promise<{ topics: (facts: Facts) => Topics }>> = {
  de: () => import("./topics/de.ts"),
  en: () => import("./topics/en.ts"),
};

/** Everything that the built-in assistant can answer, in one language. @throws Error when it does not come. */
export async function topicsOf(facts: Facts, language: Language): Promise<Topics> {
  return (await load[language]()).topics(facts);
}

/** Asked after an answer that this site cannot complete. */
export const personOffer: Copy<string> = defineCopy({
  de: "Soll ich Ihre Frage an unser Team weitergeben?",
  en: "Shall I pass your question on to our team?",
});

/** What a source is called on the link to it. */
export const sourceLabels: Copy<Record<Place, string>> = defineCopy({
  de: {
    about: "Über uns",
    services: "Lösungen",
    process: "Ablauf und Preise",
    company: "Wer wir sind",
    security: "Sicherheit",
    contact: "Kontaktformular",
    privacy: "Datenschutzerklärung",
    legal: "Impressum",
    accessibility: "Erklärung zur Barrierefreiheit",
  },
  en: {
    about: "About us",
    services: "Services",
    process: "Process and prices",
    company: "Who we are",
    security: "Security",
    contact: "Contact form",
    privacy: "Privacy policy",
    legal: "Legal notice",
    accessibility: "Accessibility statement",
  },
});
