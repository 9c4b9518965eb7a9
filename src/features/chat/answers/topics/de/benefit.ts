import { defineTopics } from "../../topic.ts";

/** What the solutions are good for, and for whom. */
export const benefit = defineTopics(({ sectors }) => ({
  problems: {
    question: "Welche Probleme lösen Sie?",
    answer:
      "Vor allem drei: Wartezeiten kosten Umsatz, Kundendaten stecken in CRM-Silos, und Termine werden verpasst. Ihre Kunden bekommen schneller Antwort, und Ihr Team hat Zeit für das, was Menschen besser können.",
    from: ["about"],
  },
  worth: {
    question: "Lohnt sich das für uns?",
    answer:
      "Das hängt von Ihren Anfragen ab; eine Ersparnis in Euro oder Stunden versprechen wir nicht. Im ersten Gespräch klären wir, ob sich eine Automatisierung für Sie lohnt. Wenn nicht, sagen wir das.",
    from: ["process"],
    person: true,
  },
  people: {
    question: "Ersetzt die KI unsere Mitarbeiter?",
    answer:
      "Nein, dafür ist sie nicht gedacht: People first. AI second. Sie übernimmt wiederkehrende Fragen und Handgriffe; was Menschen besser können, bleibt bei Ihrem Team, und was sie nicht sicher weiß, gibt sie weiter.",
    from: ["about"],
  },
  fit: {
    question: "Für wen eignet sich das?",
    answer: `Für Unternehmen mit vielen wiederkehrenden Anfragen, vor allem: ${sectors}. Eine Mindestgröße nennen wir nicht: Ob es für Ihren Betrieb passt, sagt Ihnen das Team im ersten Gespräch.`,
    from: ["process"],
    person: true,
  },
  comparison: {
    question: "Was unterscheidet Sie von anderen Anbietern?",
    answer:
      "Drei Dinge: ohne Programmieren, in der Regel in wenigen Tagen eingerichtet, und was die KI nicht sicher weiß, geht an Menschen. Einen Vergleich mit einzelnen Produkten wie ChatGPT veröffentlichen wir nicht; das bespricht das Team gern mit Ihnen.",
    from: ["services"],
    person: true,
  },
  references: {
    question: "Haben Sie Referenzen?",
    answer: `Auf dieser Website sind noch keine genannt. Nach Beispielen aus Ihrer Branche fragen Sie am besten das Team.`,
    from: [],
    person: true,
  },
}));
