import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** What the solutions are good for, and for whom. */
export const benefit = defineTopics(({ example, sectors }) => ({
  problems: {
    question: "Welche Probleme lösen Sie?",
    answer:
      "Wir lösen vor allem drei Probleme: Wartezeiten, die Umsatz kosten, Kundendaten in CRM-Silos und verpasste Termine. Wiederkehrende Arbeit wird automatisiert, und was Menschen besser können, bleibt bei Ihrem Team.",
  },
  worth: {
    question: "Lohnt sich das für uns?",
    answer: `Ob es sich lohnt, hängt von Ihren Anfragen ab. Beispiel (${example.requests} im Monat, ${example.minutes} Minuten, ${example.hourly} Euro je Stunde): ${example.breakEven} % weniger Anfragen ans Team decken den Betrieb, ${example.withSetup} % im ersten Jahr auch die Einrichtung; bei ${example.target} %, unserem Ziel, bleiben im ersten Jahr bis zu ${example.first} Euro, danach jährlich bis zu ${example.later} Euro.`,
  },
  people: {
    question: "Ersetzt die KI unsere Mitarbeiter?",
    answer:
      "Die KI soll Ihr Team entlasten, nicht ersetzen: Sie übernimmt wiederkehrende Fragen und Handgriffe, und was Menschen besser können, bleibt bei Ihrem Team. Unser Grundsatz: People first. AI second.",
  },
  fit: {
    question: "Für wen eignet sich das?",
    answer: claim(
      `Unsere Lösungen sind für den Mittelstand gedacht, vor allem für ${sectors}. Eine Mindestgröße nennen wir nicht; entscheidend ist die Zahl Ihrer Anfragen. Ob es zu Ihnen passt, klären wir im kostenlosen Anruf.`,
      "no-obligation",
    ),
  },
}));
