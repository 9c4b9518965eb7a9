import { defineTopics } from "../../topic.ts";

/** What is promised, each with what it rests on. */
export const claims = defineTopics(({ claimed, project }) => ({
  languages: {
    question: "Welche Sprachen spricht der Assistent?",
    answer: `${claimed.languages} und mehr: Er antwortet in der Sprache, in der er gefragt wird. Die Sprachen, die Ihre Kunden brauchen, etwa Türkisch oder Polnisch, prüfen wir vor dem Start.`,
    from: ["services"],
  },
  hours: {
    question: "Ist der Assistent rund um die Uhr erreichbar?",
    answer:
      "Ja, er antwortet Ihren Kunden rund um die Uhr, auch nachts, am Wochenende und an Feiertagen. Ihr Team übernimmt zu Ihren Geschäftszeiten.",
    from: ["services"],
  },
  tickets: {
    question: `Woher kommen die ${claimed.fewerTickets}\u00a0% weniger Tickets?`,
    answer: `Aus wiederkehrenden Fragen, die ohne Ticket gelöst werden. Bis zu ${claimed.fewerTickets}\u00a0% ist ein Ziel, keine Garantie: Was bei Ihnen erreichbar ist, hängt von Ihren Themen ab. Wir messen es in den ersten ${project.watchedWeeks} Wochen mit Ihnen.`,
    from: ["services"],
  },
  availability: {
    question: `Was bedeutet ${claimed.availability}\u00a0% Verfügbarkeit?`,
    answer:
      "Sie ist unser Ziel, auch nachts und an Feiertagen. Zugesagt ist die Verfügbarkeit, die in Ihrem Vertrag steht; dort ist auch geregelt, was bei einem Ausfall gilt. Wartungen kündigen wir an.",
    from: ["services"],
  },
  volume: {
    question: "Wie viele Anfragen und Nutzer sind möglich?",
    answer:
      "Eine Obergrenze nennen wir hier nicht; Umfang und Preis stehen in Ihrem Angebot. Nennen Sie uns am besten gleich, mit wie vielen Anfragen und Nutzern Sie rechnen.",
    from: [],
    person: true,
  },
  reporting: {
    question: "Gibt es Auswertungen?",
    answer: `Ja: In den ersten ${project.watchedWeeks} Wochen messen wir mit Ihnen, wie viele Fragen ohne Ticket gelöst werden. Welche Berichte es darüber hinaus gibt, weiß unser Team.`,
    from: ["process"],
    person: true,
  },
}));
