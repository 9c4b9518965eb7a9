import { suggestions } from "../../suggestions.ts";
import { defineTopics } from "../../topic.ts";

/** What the company offers. */
export const offer = defineTopics(({ brand, town }) => ({
  about: {
    question: `Was macht ${brand}?`,
    answer: `${brand} aus ${town} automatisiert wiederkehrende Arbeit in Support, Vertrieb und CRM: mit einem KI-Chat-Assistenten, einem Lead-Generator und einer CRM-Integration. Unser Grundsatz: People first. AI second.`,
    from: ["company", "services"],
  },
  solutions: {
    question: "Welche Lösungen bieten Sie an?",
    answer:
      "Drei, einzeln oder zusammen: den KI-Chat-Assistenten für Kundenfragen, den Lead-Generator, der aus Anfragen Termine macht, und die CRM-Integration, die Ihre Systeme abgleicht.",
    from: ["services"],
  },
  chat: {
    question: suggestions.de.chat,
    answer:
      "Er beantwortet Fragen Ihrer Kunden zu Rechnungen, Lieferzeiten und Handbüchern, rund um die Uhr. Ist er sich nicht sicher, übergibt er an Ihr Team, mit dem ganzen Verlauf.",
    from: ["services"],
  },
  leads: {
    question: "Was macht der Lead-Generator?",
    answer:
      "Er macht aus Anfragen Termine: Er bewertet sie nach Ihren Kriterien, schlägt freie Zeiten aus den Kalendern Ihres Teams vor und erinnert beide Seiten. Ihr Vertrieb ruft zuerst die an, bei denen es sich lohnt.",
    from: ["services"],
  },
  scoring: {
    question: "Wie werden Leads bewertet?",
    answer:
      "Nach Kriterien, die Sie festlegen. Jeder Lead bekommt bis zu 100 Punkte, und Ihr Vertrieb sieht, wen er zuerst anrufen sollte.",
    from: ["services"],
  },
  reminders: {
    question: "Wie wird an Termine erinnert?",
    answer:
      "Automatisch per E-Mail und, mit Einwilligung, per WhatsApp. Beide Seiten werden erinnert: Ihr Kunde und Ihr Team.",
    from: ["services"],
  },
}));
