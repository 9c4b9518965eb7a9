import { defineTopics, type Facts } from "../topic.ts";

/** What the company offers. */
export const offer = defineTopics(
  ({ brand, town }: Facts) => ({
    about: {
      question: `Was macht ${brand}?`,
      answer: `${brand} aus ${town} automatisiert wiederkehrende Arbeit in Support, Vertrieb und CRM: mit einem KI-Chat-Assistenten, einem Lead-Generator und einer CRM-Integration. Unser Grundsatz: People first. AI second.`,
      from: ["about", "services"],
    },
    solutions: {
      question: "Welche Lösungen bieten Sie an?",
      answer:
        "Drei Lösungen, einzeln oder zusammen: den KI-Chat-Assistenten für Kundenfragen, den Lead-Generator, der aus Anfragen Termine macht, und die CRM-Integration, die Ihre Systeme abgleicht.",
      from: ["services"],
    },
    chat: {
      question: "Was kann der KI-Chat-Assistent?",
      answer:
        "Er beantwortet Fragen Ihrer Kunden zu Rechnungen, Lieferzeiten und Handbüchern, rund um die Uhr. Was er nicht sicher weiß, gibt er mit dem ganzen Verlauf an Ihr Team weiter.",
      from: ["services"],
    },
    leads: {
      question: "Was macht der Lead-Generator?",
      answer:
        "Er macht aus Anfragen Termine: Er bewertet sie nach Ihren Kriterien, schlägt freie Zeiten vor, gleicht sich mit den Kalendern Ihres Teams ab und erinnert beide Seiten. Ihr Vertrieb ruft zuerst die an, bei denen es sich lohnt.",
      from: ["services"],
    },
    scoring: {
      question: "Wie werden Leads bewertet?",
      answer:
        "Nach Kriterien, die Sie festlegen. Jeder Lead bekommt Punkte bis 100, und Ihr Vertrieb sieht, wen er zuerst anrufen sollte.",
      from: ["services"],
    },
    reminders: {
      question: "Wie erinnern Sie an Termine?",
      answer:
        "Automatisch per E-Mail und, mit Einwilligung, per WhatsApp: Ihre Kunden und Ihr Team werden beide erinnert.",
      from: ["services"],
    },
  }),
  ({ brand, town }: Facts) => ({
    about: {
      question: `What does ${brand} do?`,
      answer: `${brand}, based in ${town}, automates recurring work in support, sales and CRM: with an AI chat assistant, a lead generator and a CRM integration. Our principle: People first. AI second.`,
      from: ["about", "services"],
    },
    solutions: {
      question: "Which solutions do you offer?",
      answer:
        "Three, one by one or together: the AI chat assistant for customer questions, the lead generator that turns enquiries into appointments, and the CRM integration that keeps your systems in step.",
      from: ["services"],
    },
    chat: {
      question: "What can the AI chat assistant do?",
      answer:
        "It answers your customers’ questions about invoices, delivery times and manuals, around the clock. What it isn’t sure of goes to your team, with the whole conversation.",
      from: ["services"],
    },
    leads: {
      question: "What does the lead generator do?",
      answer:
        "It turns enquiries into appointments: it scores them by your criteria, suggests free slots, syncs with your team’s calendars and reminds both sides. Your sales team calls the most promising ones first.",
      from: ["services"],
    },
    scoring: {
      question: "How are leads scored?",
      answer:
        "By criteria that you set. Every lead gets points up to 100, and your sales team sees whom to call first.",
      from: ["services"],
    },
    reminders: {
      question: "How do you remind people of appointments?",
      answer:
        "Automatically by email and, with consent, by WhatsApp: both your customers and your team are reminded.",
      from: ["services"],
    },
  }),
);
