import { defineTopics, type Facts } from "../topic.ts";

/** What happens to a visitor's data. */
export const privacy = defineTopics(
  ({ dataProtectionEmail, requestDays }: Facts) => ({
    messages: {
      question: "Wird dieses Gespräch gespeichert?",
      answer:
        "Nein, und niemand liest mit. Ich antworte in Ihrem Browser; das Gespräch verlässt Ihr Gerät nur, wenn Sie es selbst über das Kontaktformular senden, und ist weg, sobald Sie es schließen.",
      from: ["privacy"],
    },
    retention: {
      question: "Was passiert mit meiner Anfrage?",
      answer: `Das Team liest sie, um Ihnen zu antworten, und nutzt sie nicht für Werbung. ${requestDays} Tage nach dem Eingang wird sie automatisch gelöscht, auf Ihren Wunsch früher.`,
      from: ["privacy"],
    },
    rights: {
      question: "Wie kann ich meine Daten löschen lassen?",
      answer: `Schreiben Sie an ${dataProtectionEmail}, am besten von der E-Mail-Adresse, um die es geht. Dort erhalten Sie auch Auskunft oder widerrufen Ihre Einwilligung. Kontaktanfragen werden nach ${requestDays} Tagen ohnehin gelöscht.`,
      from: ["privacy"],
    },
    cookies: {
      question: "Welche Cookies setzen Sie?",
      answer:
        "Keine: Wir setzen keine Cookies, messen keine Besuche und zeigen keine Werbung. Was die Website auf Ihre Wahl hin im Gerät speichert, steht in der Datenschutzerklärung.",
      from: ["privacy"],
    },
    accessibility: {
      question: "Ist die Website barrierefrei?",
      answer:
        "Unser Maßstab ist die WCAG 2.2, Stufe AA. Was wir prüfen und welche Grenzen wir kennen, steht in der Erklärung zur Barrierefreiheit.",
      from: ["accessibility"],
    },
    newsletter: {
      question: "Gibt es einen Newsletter?",
      answer:
        "Noch nicht: Er ist in Vorbereitung, und eine Anmeldung ist noch nicht möglich. Eine Adresse, die Sie dort eingeben, wird weder gespeichert noch gesendet.",
      from: [],
    },
  }),
  ({ dataProtectionEmail, requestDays }: Facts) => ({
    messages: {
      question: "Is this conversation stored?",
      answer:
        "No, and nobody reads along. I answer inside your browser; the conversation leaves your device only if you send it yourself with the contact form, and it is gone once you close it.",
      from: ["privacy"],
    },
    retention: {
      question: "What happens to my request?",
      answer: `The team reads it to answer you, and uses it for no advertising. It is deleted automatically ${requestDays} days after it arrives, earlier if you ask.`,
      from: ["privacy"],
    },
    rights: {
      question: "How can I have my data deleted?",
      answer: `Write to ${dataProtectionEmail}, ideally from the email address in question. There you can also ask what we hold about you, or withdraw your consent. Contact requests are deleted after ${requestDays} days in any case.`,
      from: ["privacy"],
    },
    cookies: {
      question: "Which cookies do you use?",
      answer:
        "None: we set no cookies, measure no visits and show no advertising. What the website stores on your device when you choose so is in the privacy policy.",
      from: ["privacy"],
    },
    accessibility: {
      question: "Is this website accessible?",
      answer:
        "Our standard is WCAG 2.2, level AA. What we check, and which limits we know of, is in the accessibility statement.",
      from: ["accessibility"],
    },
    newsletter: {
      question: "Is there a newsletter?",
      answer:
        "Not yet: it is being prepared, and sign-up is not open. An address that you enter there is neither saved nor sent.",
      from: [],
    },
  }),
);
