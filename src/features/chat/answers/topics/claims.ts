import { defineTopics, type Facts } from "../topic.ts";

/** What is promised, each with what it rests on. */
export const claims = defineTopics(
  ({ project }: Facts) => ({
    languages: {
      question: "Welche Sprachen spricht der Assistent?",
      answer:
        "Mehr als 25: Er antwortet in der Sprache der Frage. Ob eine bestimmte Sprache dabei ist, zum Beispiel Türkisch oder Polnisch, prüfen wir vor dem Start mit Ihnen.",
      from: ["services"],
    },
    hours: {
      question: "Ist der Assistent rund um die Uhr erreichbar?",
      answer:
        "Ja, der Assistent antwortet Ihren Kunden rund um die Uhr, auch nachts, am Wochenende und an Feiertagen. Menschen aus Ihrem Team antworten zu Ihren Geschäftszeiten.",
      from: ["services"],
    },
    tickets: {
      question: "Woher kommen die 70 % weniger Tickets?",
      answer: `Bis zu 70 % weniger Tickets ist ein Zielwert und keine Garantie: wiederkehrende Fragen, die ohne Ticket gelöst werden. Er hängt von Ihren Themen ab; wir messen ihn in den ersten ${project.watchedWeeks} Wochen mit Ihnen.`,
      from: ["services"],
    },
    availability: {
      question: "Was bedeutet 100 % Verfügbarkeit?",
      answer:
        "Sie ist unser Ziel, auch nachts und an Feiertagen. Maßgeblich ist die Verfügbarkeit, die in Ihrem Vertrag steht, samt den Folgen eines Ausfalls; Wartungen kündigen wir an.",
      from: ["services"],
    },
    volume: {
      question: "Wie viele Anfragen und Nutzer sind möglich?",
      answer:
        "Eine Obergrenze nennen wir auf dieser Website nicht; Umfang und Preis stehen im Angebot. Sagen Sie dem Team, mit wie vielen Anfragen, Nutzern und Spitzen Sie rechnen.",
      from: ["contact"],
      person: true,
    },
    reporting: {
      question: "Gibt es Auswertungen?",
      answer: `In den ersten ${project.watchedWeeks} Wochen messen wir mit Ihnen, wie viele Fragen ohne Ticket gelöst werden. Welche Berichte und Auswertungen es darüber hinaus gibt, steht hier nicht; das Team zeigt sie Ihnen.`,
      from: ["services"],
      person: true,
    },
  }),
  ({ project }: Facts) => ({
    languages: {
      question: "Which languages does the assistant speak?",
      answer:
        "More than 25: it answers in the language of the question. Whether a particular one is included, such as Turkish or Polish, we check with you before launch.",
      from: ["services"],
    },
    hours: {
      question: "Is the assistant available around the clock?",
      answer:
        "Yes, the assistant answers your customers around the clock: at night, on weekends and on public holidays too. People on your team answer during your business hours.",
      from: ["services"],
    },
    tickets: {
      question: "Where do the 70% fewer tickets come from?",
      answer: `Up to 70% fewer tickets is a target and not a guarantee: recurring questions solved without a ticket. It depends on your topics; we measure it with you in the first ${project.watchedWeeks} weeks.`,
      from: ["services"],
    },
    availability: {
      question: "What does 100% availability mean?",
      answer:
        "It is our target, nights and public holidays included. What counts is the availability in your contract, with what follows from an outage; maintenance is announced.",
      from: ["services"],
    },
    volume: {
      question: "How many enquiries and users are possible?",
      answer:
        "This website names no limit; scope and price are in the quote. Tell the team how many enquiries, users and peaks you expect.",
      from: ["contact"],
      person: true,
    },
    reporting: {
      question: "Are there reports?",
      answer: `In the first ${project.watchedWeeks} weeks we measure with you how many questions are solved without a ticket. Which other reports and statistics there are isn’t stated here; the team can show you.`,
      from: ["services"],
      person: true,
    },
  }),
);
