import { promise } from "#shared/promise.ts";
import { defineTopics } from "../../topic.ts";

/** The conversation itself. */
export const talk = defineTopics(({ answerHours, officeHours, persona, phone, voice }) => ({
  ai: {
    question: "Sind Sie ein Mensch oder eine KI?",
    answer: promise(
      `Ich bin ${persona}, ein KI-Assistent und kein Mensch. Ich wähle aus vorbereiteten Antworten die passende und schreibe sie nicht selbst. Fragen Sie mich nach Lösungen, Preisen, Ablauf oder Datenschutz.`,
      "nothing-made-up",
    ),
    from: ["privacy"],
  },
  human: {
    question: "Kann ich mit einem Menschen sprechen?",
    answer: promise(
      `Gern. Mit „An das Team übergeben“ unter dem Gespräch kommt alles, was Sie hier geschrieben haben, ins Kontaktformular; jemand antwortet innerhalb von ${answerHours} Stunden. Oder rufen Sie an: ${phone} (${officeHours}).`,
      "answer-24h",
    ),
    from: ["contact"],
    person: true,
  },
  voice: {
    question: "Kann ich auch mit dem Assistenten sprechen?",
    answer: voice
      ? "Ja. Gehen Sie zurück zur Auswahl und wählen Sie SPRECHEN."
      : "Noch nicht: Das Sprachgespräch wird noch eingerichtet. Schriftlich antworte ich Ihnen schon jetzt.",
    from: [],
  },
  siteLanguage: {
    question: "Kann ich die Sprache der Website umstellen?",
    answer:
      "Ja, ganz unten auf der Seite: Deutsch oder English. Andere Sprachen hat die Website nicht. Unser Gespräch bleibt dabei erhalten.",
    from: [],
  },
  hello: {
    question: "Hallo!",
    answer:
      "Guten Tag! Fragen Sie mich nach unseren Lösungen, nach Preisen, Ablauf, Datenschutz oder dem Weg zu uns.",
    from: [],
  },
  thanks: {
    question: "Danke!",
    answer: "Gern geschehen. Wenn noch etwas offen ist, fragen Sie einfach weiter.",
    from: [],
  },
}));
