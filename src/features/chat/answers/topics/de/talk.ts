import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** The conversation itself. */
export const talk = defineTopics(({ answerHours, brand, officeHours, persona, phone, voice }) => ({
  ai: {
    question: "Wer sind Sie, ein Mensch oder eine KI?",
    answer: claim(
      `Ich bin ${persona}, der KI-Assistent von ${brand}, und kein Mensch. ${brand} automatisiert Support, Vertrieb und CRM für Unternehmen. Ich wähle aus vorbereiteten Antworten; fragen Sie mich nach Lösungen, Preisen, Ablauf oder Datenschutz.`,
      "nothing-made-up",
    ),
    from: ["company", "privacy"],
  },
  human: {
    question: "Kann ich mit einem Menschen sprechen?",
    answer: claim(
      `Gern. Rufen Sie an: ${phone} (${officeHours}). Oder schreiben Sie uns über das Kontaktformular; jemand aus unserem Team antwortet innerhalb von ${answerHours} Stunden.`,
      "answer-24h",
    ),
    from: ["contact"],
    person: true,
  },
  voice: {
    question: "Kann ich auch mit dem Assistenten sprechen?",
    answer: voice
      ? "Ja, wenn Ihr Browser es kann: Gehen Sie zurück zur Auswahl und wählen Sie SPRECHEN."
      : "Noch nicht: Das Sprachgespräch wird noch eingerichtet. Schreiben können Sie mir schon jetzt.",
    from: [],
  },
  siteLanguage: {
    question: "Kann ich die Sprache der Website umstellen?",
    answer:
      "Ja, zwischen Deutsch und Englisch, ganz unten auf der Seite. Unser Gespräch bleibt dabei erhalten.",
    from: [],
  },
  hello: {
    question: "Hallo!",
    answer: "Guten Tag! Fragen Sie mich nach Lösungen, Preisen, Ablauf oder Datenschutz.",
    from: [],
  },
  thanks: {
    question: "Danke!",
    answer: "Gern geschehen. Ist noch etwas offen, fragen Sie einfach weiter.",
    from: [],
  },
}));
