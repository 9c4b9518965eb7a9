import { answerHours } from "#shared/answer-hours.ts";
import { claim } from "#shared/claim.ts";
import { type Copy, defineCopy, type Language } from "#shared/copy.ts";
import { shared } from "./facets/shared.ts";
import { type Lines, plan, type TopicId } from "./plan.ts";
import { type Facet, type Facts, facets, type Place, type Topic, type Words } from "./topic.ts";

export type { TopicId };
export type Topics = Readonly<Record<TopicId, Topic>>;

/** What is written in one language: German has all topics, and says which lines there are for follow-ups. */
interface Written {
  topics: (facts: Facts) => Record<TopicId, Words>;
  facets: Record<Facet, (facts: Facts) => Lines>;
}

const load: Copy<() => Promise<Written>> = {
  de: () => import("./topics/de.ts"),
  en: () => import("./topics/en.ts"),
};

/** Everything that the built-in assistant can answer, in one language. @throws Error when it does not come. */
export async function topicsOf(facts: Facts, language: Language): Promise<Topics> {
  const written = await load[language]();
  const topics: Readonly<Record<string, Words>> = written.topics(facts);
  const lineOf = (facet: Facet, id: string): [Facet, string][] => {
    const lines: Readonly<Record<string, string>> = written.facets[facet](facts);
    const owner = Object.entries(shared[facet]).find(([, others]) => others.some((one) => one === id));
    const line = lines[id] ?? lines[owner?.[0] ?? ""];
    return line ? [[facet, line]] : [];
  };
  const whole = Object.entries(plan).map(([id, planned]) => {
    const own = Object.fromEntries(facets.flatMap((facet) => lineOf(facet, id)));
    return [id, { ...topics[id], ...planned, facets: own }];
  });
  return Object.fromEntries(whole) as Topics;
}

/** Asked after an answer that this site cannot complete. */
export const personOffer: Copy<string> = defineCopy({
  de: claim(
    `Soll ich Ihre Frage an unser Team weitergeben? Die Antwort kommt innerhalb von ${answerHours} Stunden per E-Mail.`,
    "answer-24h",
  ),
  en: claim(
    `Shall I pass your question on to our team? The answer comes by email within ${answerHours} hours.`,
    "answer-24h",
  ),
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
