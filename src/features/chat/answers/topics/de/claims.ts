import { defineTopics } from "../../topic.ts";

/** What is promised, each with what it rests on. */
export const claims = defineTopics(({ claimed, project }) => ({
  languages: {
    question: "Welche Sprachen spricht der Assistent?",
    answer: `Der Assistent spricht ${claimed.languages} Sprachen und mehr: Er antwortet in der Sprache der Frage. Nennen Sie uns im Anruf die Sprachen, die Ihre Kunden brauchen, etwa Türkisch oder Polnisch.`,
  },
  hours: {
    question: "Ist der Assistent rund um die Uhr erreichbar?",
    answer:
      "Der Assistent antwortet Ihren Kunden rund um die Uhr, auch nachts, am Wochenende und an Feiertagen. Ihr Team übernimmt zu Ihren Geschäftszeiten.",
  },
  tickets: {
    question: `Woher kommen die ${claimed.fewerTickets}\u00a0% weniger Tickets?`,
    answer: `Bis zu ${claimed.fewerTickets}\u00a0% weniger Tickets sind ein Zielwert. Gemessene Werte von Kunden veröffentlichen wir hier noch nicht. Was Sie erreichen, hängt von Ihren Themen ab; wir messen es in den ersten ${project.watchedWeeks} Wochen mit Ihnen.`,
  },
  availability: {
    question: `Was bedeutet ${claimed.availability}\u00a0% Verfügbarkeit?`,
    answer: `Unser Ziel für die Verfügbarkeit sind ${claimed.availability}\u00a0%, auch nachts und an Feiertagen. Zugesagt ist, was in Ihrem Vertrag steht.`,
  },
  volume: {
    question: "Wie viele Anfragen und Nutzer sind möglich?",
    answer:
      "Eine Höchstzahl an Anfragen oder Nutzern nennt diese Website nicht; der Preis richtet sich nach dem Umfang. Sagen Sie uns am besten gleich, mit wie vielen Sie rechnen.",
  },
  reporting: {
    question: "Gibt es Auswertungen?",
    answer: `Was die Lösung bringt, messen wir in den ersten ${project.watchedWeeks} Wochen mit Ihnen, etwa wie viele Tickets wegfallen. Weitere Berichte oder ein Dashboard nennt diese Website nicht.`,
  },
}));
