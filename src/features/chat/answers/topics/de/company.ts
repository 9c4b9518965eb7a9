import { defineTopics, list } from "../../topic.ts";

/** The company itself. */
export const company = defineTopics(
  ({
    brand,
    city,
    countries,
    email,
    legalName,
    people,
    register,
    representatives,
    since,
    street,
    teamSize,
    town,
    vatId,
  }) => ({
    place: {
      question: "Wo sitzt Ihr Unternehmen?",
      answer: `In ${town}: ${legalName}, ${street}, ${city}.`,
      from: ["legal"],
    },
    regions: {
      question: "In welchen Ländern arbeiten Sie?",
      answer: `Wir arbeiten für Unternehmen in ${countries}. Ob wir auch anderswo oder bei Ihnen vor Ort arbeiten, fragen Sie am besten das Team.`,
      from: ["process"],
      person: true,
    },
    team: {
      question: `Wer steckt hinter ${brand}?`,
      answer: `${teamSize} Menschen, seit ${since}. Anfragen beantworten ${list(people, "und")}.`,
      from: ["company"],
    },
    legal: {
      question: "Wer ist Anbieter dieser Website?",
      answer: `${legalName}, vertreten durch ${list(representatives, "und")}; ${register}, Umsatzsteuer-ID ${vatId}. Alle Angaben stehen im Impressum.`,
      from: ["legal"],
    },
    jobs: {
      question: "Haben Sie offene Stellen?",
      answer: `Stellen schreiben wir auf dieser Website nicht aus. Ob gerade jemand gesucht wird, auch für Praktikum oder Ausbildung, erfahren Sie unter ${email}.`,
      from: [],
      person: true,
    },
    partners: {
      question: "Gibt es ein Partnerprogramm?",
      answer: `Auf dieser Website steht keines. Für Partnerschaften, Presse und Angebote an uns schreiben Sie an ${email}.`,
      from: [],
      person: true,
    },
  }),
);
