import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** What the solutions are good for, and for whom. */
export const benefit = defineTopics(({ project, sectors }) => ({
  problems: {
    question: "Welche Probleme lösen Sie?",
    answer:
      "Vor allem drei: Wartezeiten, die Umsatz kosten, Kundendaten in CRM-Silos und verpasste Termine. Ihre Kunden bekommen schneller Antwort, und Ihr Team gewinnt Zeit für das, was Menschen besser können.",
    from: ["about"],
  },
  worth: {
    question: "Lohnt sich das für uns?",
    answer: claim(
      "Das hängt von Ihren Anfragen ab; eine Ersparnis oder eine Zahl von Leads versprechen wir nicht. Im kostenlosen Erstgespräch sagen wir Ihnen, was sich lohnt und was nicht.",
      "no-obligation",
    ),
    from: ["process", "contact"],
  },
  people: {
    question: "Ersetzt die KI unsere Mitarbeiter?",
    answer:
      "Nein, sie nimmt Ihrem Team Arbeit ab: Die KI übernimmt wiederkehrende Fragen und Handgriffe, und was Menschen besser können, bleibt bei Ihrem Team. Unser Grundsatz: People first. AI second.",
    from: ["about"],
  },
  fit: {
    question: "Für wen eignet sich das?",
    answer: claim(
      `Für Unternehmen mit vielen wiederkehrenden Anfragen, vor allem aus ${sectors}. Eine Mindestgröße nennen wir nicht; ob es zu Ihnen passt, klären wir im kostenlosen Erstgespräch.`,
      "no-obligation",
    ),
    from: ["process", "contact"],
  },
  comparison: {
    question: "Was unterscheidet Sie von anderen Anbietern?",
    answer: claim(
      `Drei Dinge: Bei Ihnen muss niemand programmieren, die Einrichtung dauert in der Regel ${project.setupDays} Arbeitstage, und ist sich die KI nicht sicher, übernimmt Ihr Team. Was das für Sie gegenüber anderen Lösungen bedeutet, besprechen wir im kostenlosen Erstgespräch.`,
      "no-code-needed",
    ),
    from: ["services", "process"],
    person: true,
  },
  references: {
    question: "Haben Sie Referenzen?",
    answer:
      "Referenzen nennen wir auf dieser Website noch nicht. Fragen Sie uns im kostenlosen Erstgespräch danach.",
    from: [],
    person: true,
  },
}));
