import { suggestions } from "../../suggestions.ts";
import { defineTopics } from "../../topic.ts";

/** What the company offers. */
export const offer = defineTopics(({ brand, town }) => ({
  about: {
    question: `What does ${brand} do?`,
    answer: `${brand}, based in ${town}, automates recurring work in support, sales and CRM: with an AI chat assistant, a lead generator and a CRM integration. Our principle: People first. AI second.`,
    from: ["company", "services"],
  },
  solutions: {
    question: "Which solutions do you offer?",
    answer:
      "Three, one by one or together: the AI chat assistant for customer questions, the lead generator that turns enquiries into appointments, and the CRM integration that keeps your systems in step.",
    from: ["services"],
  },
  chat: {
    question: suggestions.en.chat,
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
}));
