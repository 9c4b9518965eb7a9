import { suggestions } from "../../suggestions.ts";
import { defineTopics } from "../../topic.ts";

/** What the company offers. */
export const offer = defineTopics(({ brand, town }) => ({
  about: {
    question: `Was macht ${brand}?`,
    answer: `${brand} aus ${town} automatisiert wiederkehrende Arbeit in Support, Vertrieb und CRM: mit einem KI-Chat-Assistenten, einem Lead-Generator und einer CRM-Integration. Unser Grundsatz: People first. AI second.`,
  },
  solutions: {
    question: "Welche Lösungen bieten Sie an?",
    answer:
      "Wir bieten drei Lösungen, einzeln oder zusammen: den KI-Chat-Assistenten für Kundenfragen, den Lead-Generator, der aus Anfragen Termine macht, und die CRM-Integration, die Ihre Systeme abgleicht.",
  },
  chat: {
    question: suggestions.de.chat,
    answer:
      "Der KI-Chat-Assistent beantwortet Fragen Ihrer Kunden zu Rechnungen, Lieferzeiten und Handbüchern, rund um die Uhr. Ist er sich nicht sicher, übergibt er an Ihr Team, samt Gesprächsverlauf.",
  },
  leads: {
    question: "Was macht der Lead-Generator?",
    answer:
      "Der Lead-Generator macht aus Anfragen Termine: Er bewertet sie nach Ihren Kriterien, schlägt freie Zeiten aus den Kalendern Ihres Teams vor und erinnert nach Einwilligung daran. Ihr Vertrieb ruft zuerst die an, bei denen es sich lohnt.",
  },
  scoring: {
    question: "Wie werden Leads bewertet?",
    answer:
      "Jeder Lead wird nach Kriterien bewertet, die Sie festlegen, und bekommt bis zu 100 Punkte, in unserem Beispiel 85. So sieht Ihr Vertrieb, wen er zuerst anrufen sollte; im CRM stehen alle.",
  },
  reminders: {
    question: "Wie wird an Termine erinnert?",
    answer:
      "An Termine erinnert der Lead-Generator automatisch: mit Einwilligung des Kunden per E-Mail und WhatsApp. Abgeglichen werden sie mit den Kalendern Ihres Teams.",
  },
}));
