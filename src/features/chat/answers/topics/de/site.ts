import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** This website itself. */
export const site = defineTopics(({ dataProtectionEmail, email, samples }) => ({
  theme: {
    question: "Gibt es eine dunkle und eine helle Ansicht?",
    answer:
      "Ja, umschalten können Sie ganz unten auf der Seite. Bis Sie wählen, gilt, was in Ihrem System eingestellt ist.",
    from: [],
  },
  motion: {
    question: "Lassen sich die Animationen anhalten?",
    answer:
      "Ja, mit dem Schalter „Animationen anhalten“ ganz unten auf der Seite. Wünscht Ihr System weniger Bewegung, steht hier ohnehin alles still.",
    from: ["accessibility"],
  },
  heroEmail: {
    question: "Was passiert mit der E-Mail-Adresse, die ich oben eingebe?",
    answer: claim(
      "Sie steht danach im Kontaktformular; gesendet wird sie erst, wenn Sie das Formular absenden.",
      "hero-not-sent",
    ),
    from: ["contact"],
  },
  policy: {
    question: "Wo finde ich die Datenschutzerklärung?",
    answer: `Hier und ganz unten auf jeder Seite. Fragen zum Datenschutz beantworten wir unter ${dataProtectionEmail}.`,
    from: ["privacy", "legal"],
  },
  samples: {
    question: "Sind die Angaben auf dieser Website echt?",
    answer: samples
      ? "Noch nicht alle: Firmendaten, Preise und Fristen sind Beispielangaben, bis die echten feststehen. Auch Kunden und Namen in den Beispielen sind erfunden."
      : "Ja. Erfunden sind die Kunden und Namen in den Beispielen der Lösungen.",
    from: ["legal"],
  },
  vulnerability: {
    question: "Wo melde ich eine Sicherheitslücke?",
    answer: `Bei ${email}, am besten mit den Schritten, die zu ihr führen. Vielen Dank! Eine Belohnung (Bug Bounty) nennt diese Website nicht.`,
    from: [],
  },
}));
