import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** What is promised, each with what it rests on. */
export const claims = defineTopics(({ answerHours, claimed, officeHours, priceModel, project }) => ({
  languages: {
    question: "Welche Sprachen spricht der Assistent?",
    answer: `Der Assistent spricht mindestens ${claimed.languages} Sprachen: Er antwortet in der Sprache der Frage. Nennen Sie uns am Telefon die Sprachen, die Ihre Kunden brauchen, etwa Türkisch oder Polnisch.`,
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
    answer: `Unser Ziel für die Verfügbarkeit sind ${claimed.availability}\u00a0%, auch nachts und an Feiertagen; Betrieb, Wartung und Updates übernehmen wir. Was bei einem Ausfall zugesagt ist, steht in Ihrem Vertrag; Vertragsstrafen oder eine Statusseite kenne ich nicht.`,
  },
  results: {
    question: "Welche Ergebnisse erzielen Ihre Kunden?",
    answer: `Gemessene Ergebnisse und die Zahl unserer Kunden veröffentlichen wir hier noch nicht, weder zu Tickets noch zu Leads, Umsatz oder Trefferquote. Bis zu ${claimed.fewerTickets}\u00a0% weniger Tickets sind ein Zielwert. Was die Lösung bei Ihnen bringt, messen wir ${project.watchedWeeks} Wochen mit Ihnen.`,
  },
  responseTimes: {
    question: "Welche Reaktionszeiten garantieren Sie im Support?",
    answer: claim(
      `Feste Reaktionszeiten im Support oder ein SLA kann ich nicht versprechen; zugesagt ist, was in Ihrem Vertrag steht. Auf Anfragen antwortet ein Mensch innerhalb von ${answerHours} Stunden, am Telefon sind wir ${officeHours}.`,
      "answer-24h",
      "read-by-people",
    ),
  },
  volume: {
    question: "Wie viele Anfragen und Nutzer sind möglich?",
    answer: `Eine Höchstzahl an Anfragen oder Nutzern ist mir nicht bekannt. ${priceModel} Sagen Sie uns am besten gleich, mit wie vielen Sie rechnen.`,
  },
  reporting: {
    question: "Gibt es Auswertungen?",
    answer: `Was die Lösung bringt, messen wir in den ersten ${project.watchedWeeks} Wochen mit Ihnen, etwa wie viele Tickets wegfallen. Ob es weitere Berichte oder ein Dashboard gibt, kann ich noch nicht sagen.`,
  },
}));
