import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** This website itself. */
export const site = defineTopics(({ dataProtectionEmail, email, securityEmail, samples }) => ({
  theme: {
    question: "Gibt es eine dunkle und eine helle Ansicht?",
    answer:
      "Zwischen heller und dunkler Ansicht wechseln Sie ganz unten auf der Seite, auf breiten Bildschirmen auch oben. Bis Sie wählen, gilt, was in Ihrem System eingestellt ist.",
  },
  motion: {
    question: "Lassen sich die Animationen anhalten?",
    answer:
      "Anhalten können Sie alle Bewegungen mit dem Schalter „Animationen anhalten“ ganz unten auf der Seite. Wünscht Ihr System weniger Bewegung, steht hier ohnehin alles still.",
  },
  accessibility: {
    question: "Ist die Website barrierefrei?",
    answer: `Unser Maßstab für diese Website ist die WCAG 2.2, Stufe AA; das BFSG verpflichtet uns dazu nach unserer Einschätzung nicht. Wir prüfen bei jeder Änderung automatisch; mit echtem Screenreader, von Menschen mit Behinderung oder Unabhängigen ist sie noch nicht getestet. Grenzen und Tag der letzten Prüfung nennt die Erklärung; Barrieren melden Sie bitte an ${email}.`,
  },
  heroEmail: {
    question: "Was passiert mit der E-Mail-Adresse, die ich oben eingebe?",
    answer: claim(
      "Ihre E-Mail-Adresse von der Startseite steht danach im Kontaktformular; gesendet wird sie erst, wenn Sie das Formular absenden.",
      "hero-not-sent",
    ),
  },
  policy: {
    question: "Wo finde ich die Datenschutzerklärung?",
    answer: `Die Datenschutzerklärung finden Sie ganz unten auf jeder Seite unter „Datenschutz“. Rechtsgrundlage einer Kontaktanfrage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO), der Server-Protokolle unser berechtigtes Interesse (Buchst. f), des Speicherns in Ihrem Browser § 25 Abs. 2 Nr. 2 TDDDG. Fragen dazu beantworten wir unter ${dataProtectionEmail}.`,
  },
  samples: {
    question: "Sind die Angaben auf dieser Website echt?",
    answer: samples
      ? "Firmendaten, Preise und Fristen auf dieser Website sind Beispielangaben, bis die echten feststehen. Auch Kunden und Namen in den Beispielen sind erfunden."
      : "Die Firmendaten, Preise und Fristen auf dieser Website sind echt. Erfunden sind die Kunden und Namen in den Beispielen der Lösungen.",
  },
  vulnerability: {
    question: "Wo melde ich eine Sicherheitslücke?",
    answer: `Eine Sicherheitslücke melden Sie bitte an ${securityEmail}, am besten mit den Schritten, die zu ihr führen. Vielen Dank! Eine Belohnung (Bug Bounty) kann ich leider nicht versprechen.`,
  },
}));
