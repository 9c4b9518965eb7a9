import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** The conversation itself. */
export const talk = defineTopics(({ answerHours, brand, officeHours, persona, phone, voice }) => ({
  ai: {
    question: "Wer sind Sie, ein Mensch oder eine KI?",
    answer: claim(
      `Ich bin ${persona}, der KI-Assistent von ${brand}, und kein Mensch. Ich laufe ganz in Ihrem Browser, wähle aus vorbereiteten Antworten und erzeuge selbst keine Texte; fragen Sie mich nach Lösungen, Preisen, Ablauf oder Datenschutz.`,
      "nothing-made-up",
    ),
  },
  human: {
    question: "Kann ich mit einem Menschen sprechen?",
    answer: claim(
      `Mit einem Menschen sprechen Sie unter ${phone} (${officeHours}). Oder schreiben Sie uns über das Kontaktformular: Die Geschäftsführung liest selbst, und die Antwort kommt innerhalb von ${answerHours} Stunden.`,
      "answer-24h",
    ),
  },
  voice: {
    question: "Kann ich auch mit dem Assistenten sprechen?",
    answer: voice
      ? claim(
          "Sprechen können Sie mit mir, wenn Ihr Browser es kann: Gehen Sie zurück zur Auswahl und wählen Sie SPRECHEN. Ihre Stimme wird dabei nicht aufgezeichnet.",
          "voice-on-device",
          "audio-not-recorded",
        )
      : "Sprechen können Sie mit mir noch nicht: Das Sprachgespräch wird noch eingerichtet. Schreiben können Sie mir schon jetzt.",
  },
  siteLanguage: {
    question: "Kann ich die Sprache der Website umstellen?",
    answer:
      "Die Sprache stellen Sie oben auf der Seite um, zwischen Deutsch und Englisch. Unser Gespräch bleibt dabei erhalten.",
  },
  hello: {
    question: "Hallo!",
    answer: `Guten Tag, hier ist ${persona}, der KI-Assistent von ${brand}. Fragen Sie mich nach Lösungen, Preisen, Ablauf oder Datenschutz.`,
  },
  thanks: {
    question: "Danke!",
    answer: "Ich danke Ihnen für das Gespräch. Ist noch etwas offen, fragen Sie einfach weiter.",
  },
}));
