import { defineTopics } from "../../topic.ts";

/** What is promised, each with what it rests on. */
export const claims = defineTopics(({ claimed, project }) => ({
  languages: {
    question: "Welche Sprachen spricht der Assistent?",
    answer: `${claimed.languages} und mehr: Er antwortet in der Sprache der Frage. Ob eine bestimmte Sprache dabei ist, zum Beispiel Türkisch oder Polnisch, prüfen wir vor dem Start mit Ihnen.`,
    from: ["services"],
  },
  hours: {
    question: "Ist der Assistent rund um die Uhr erreichbar?",
    answer:
      "Ja, der Assistent antwortet Ihren Kunden rund um die Uhr, auch nachts, am Wochenende und an Feiertagen. Menschen aus Ihrem Team antworten zu Ihren Geschäftszeiten.",
    from: ["services"],
  },
  tickets: {
    question: `Woher kommen die ${claimed.fewerTickets}\u00a0% weniger Tickets?`,
    answer: `Bis zu ${claimed.fewerTickets}\u00a0% weniger Tickets ist ein Zielwert und keine Garantie: wiederkehrende Fragen, die ohne Ticket gelöst werden. Er hängt von Ihren Themen ab; wir messen ihn in den ersten ${project.watchedWeeks} Wochen mit Ihnen.`,
    from: ["services"],
  },
  availability: {
    question: `Was bedeutet ${claimed.availability}\u00a0% Verfügbarkeit?`,
    answer:
      "Sie ist unser Ziel, auch nachts und an Feiertagen. Maßgeblich ist die Verfügbarkeit, die in Ihrem Vertrag steht, samt den Folgen eines Ausfalls; Wartungen kündigen wir an.",
    from: ["services"],
  },
  volume: {
    question: "Wie viele Anfragen und Nutzer sind möglich?",
    answer:
      "Eine Obergrenze nennen wir auf dieser Website nicht; Umfang und Preis stehen im Angebot. Sagen Sie dem Team, mit wie vielen Anfragen, Nutzern und Spitzen Sie rechnen.",
    from: [],
    person: true,
  },
  reporting: {
    question: "Gibt es Auswertungen?",
    answer: `In den ersten ${project.watchedWeeks} Wochen messen wir mit Ihnen, wie viele Fragen ohne Ticket gelöst werden. Welche Berichte und Auswertungen es darüber hinaus gibt, steht hier nicht; das Team zeigt sie Ihnen.`,
    from: ["process"],
    person: true,
  },
}));
