import type { Facet } from "@mainlicht/assistant";
import { type Copy, defineCopy, type Language } from "#shared/copy.ts";
import { shared } from "./facets/shared.ts";
import { type Lines, plan, type TopicId } from "./plan.ts";
import type { Facts, Place, Topic, Words } from "./topic.ts";

export type { TopicId };
export type Topics = Readonly<Record<TopicId, Topic>>;
export type FollowUps = Readonly<Record<TopicId, Partial<Record<Facet, string>>>>;

/** Each of its parts says some of the topics. */
type Said = Readonly<Record<string, (facts: Facts) => Readonly<Record<string, Words>>>>;
const load: Copy<() => Promise<Said>> = {
  de: () => import("./topics/de.ts"),
  en: () => import("./topics/en.ts"),
};
const loadLines: Copy<() => Promise<Record<Facet, (facts: Facts) => Lines>>> = {
  de: () => import("./facets/lines.de.ts"),
  en: () => import("./facets/lines.en.ts"),
};

/** Everything that the built-in assistant can answer, in one language. @throws Error when it does not come. */
export async function topicsOf(facts: Facts, language: Language): Promise<Topics> {
  const parts = Object.values(await load[language]()).map((part) => part(facts));
  const words: Readonly<Record<string, Words>> = Object.assign({}, ...parts);
  return Object.fromEntries(
    Object.entries(plan).map(([id, one]) => [id, { ...words[id], ...one }]),
  ) as Topics;
}

/** What follow-ups are answered with, by topic and what they ask of it. @throws Error when it does not come. */
export async function linesOf(facts: Facts, language: Language): Promise<FollowUps> {
  const written = await loadLines[language]();
  const all = Object.entries(shared).map(([facet, others]) => {
    const lines: Lines = written[facet as Facet](facts);
    return { facet, lines, others: Object.entries(others) };
  });
  const linesFor = (id: TopicId) =>
    all.flatMap(({ facet, lines, others }) => {
      const owner = others.find(([, ids]) => ids.split(" ").includes(id))?.[0];
      const line = lines[id] ?? lines[owner as TopicId];
      return line ? [[facet, line]] : [];
    });
  const ofTopics = Object.keys(plan).map((id) => [id, Object.fromEntries(linesFor(id as TopicId))]);
  return Object.fromEntries(ofTopics);
}

/** Asked after an answer that this site cannot complete. */
export const personOffer: Copy<string> = defineCopy({
  de: "Soll ich Ihre Frage an unser Team weitergeben?",
  en: "Shall I pass your question on to our team?",
});

/** Said before an answer that is likely, and not sure. */
export const takenFor: Copy<() => string> = defineCopy({
  de: () => "Am nächsten kommt diese Antwort:",
  en: () => "The closest answer I have is this:",
});

/** Before what is known of a subject, where just what was asked of it is not found. */
export const unsaid: Copy<(question: string) => string> = defineCopy({
  de: (question) => `Ich bin nicht sicher, ob das Ihre Frage beantwortet. Zu „${question}“ steht hier:`,
  en: (question) => `I’m not sure that this answers your question. On “${question}”, it says:`,
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
    process: "Steps and prices",
    company: "Who we are",
    security: "Security",
    contact: "Contact form",
    privacy: "Privacy policy",
    legal: "Legal notice",
    accessibility: "Accessibility statement",
  },
});
