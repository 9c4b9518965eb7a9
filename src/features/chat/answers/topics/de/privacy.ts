import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** What happens to a visitor's data. */
export const privacy = defineTopics(({ dataProtectionEmail, requestDays }) => ({
  messages: {
    question: "Wird dieses Gespräch gespeichert?",
    answer: claim(
      "Nein. Ich antworte in Ihrem Browser; das Gespräch verlässt Ihr Gerät nur, wenn Sie es selbst über das Kontaktformular senden, und ist weg, sobald Sie es schließen.",
      "chat-on-device",
    ),
    from: ["privacy"],
  },
  retention: {
    question: "Was passiert mit meiner Anfrage?",
    answer: claim(
      `Ihre Anfrage liest und beantwortet unser Team; wir verkaufen sie nicht und nutzen sie nicht für Werbung. ${requestDays} Tage nach dem Eingang wird sie aus der Datenbank gelöscht, auf Ihren Wunsch früher (${dataProtectionEmail}).`,
      "read-by-people",
      "only-needed",
      "request-180-days",
    ),
    from: ["privacy"],
  },
  customerChats: {
    question: "Wie lange werden die Gespräche unserer Kunden gespeichert?",
    answer:
      "So lange, wie Sie es mit uns vereinbaren: Die Löschfristen stehen im Vertrag zur Auftragsverarbeitung (AVV).",
    from: ["security"],
  },
  rights: {
    question: "Wie kann ich meine Daten löschen lassen?",
    answer: claim(
      `Mit einer E-Mail an ${dataProtectionEmail}, am besten von der Adresse, um die es geht. Dort erhalten Sie auch Auskunft und können Ihre Einwilligung widerrufen. Ohne Ihr Zutun werden Anfragen nach ${requestDays} Tagen aus der Datenbank gelöscht; weitere Fristen stehen in der Datenschutzerklärung.`,
      "erase-on-request",
      "request-180-days",
    ),
    from: ["privacy"],
  },
  cookies: {
    question: "Welche Cookies setzen Sie?",
    answer: claim(
      "Keine. Wir messen auch keine Besuche und zeigen keine Werbung. Was auf Ihre Wahl hin auf Ihrem Gerät gespeichert wird, etwa die Sprache, steht in der Datenschutzerklärung.",
      "no-cookies",
    ),
    from: ["privacy"],
  },
  accessibility: {
    question: "Ist die Website barrierefrei?",
    answer:
      "Das ist unser Ziel; Maßstab ist die WCAG 2.2, Stufe AA. Was wir prüfen und welche Grenzen wir kennen, steht in der Erklärung zur Barrierefreiheit.",
    from: ["accessibility"],
  },
  newsletter: {
    question: "Gibt es einen Newsletter?",
    answer: claim(
      "Noch nicht; er ist in Vorbereitung. Eine Adresse, die Sie dort eingeben, wird weder gespeichert noch gesendet.",
      "newsletter-nothing",
    ),
    from: [],
  },
}));
