import { suggestions } from "../../suggestions.ts";
import { defineTopics } from "../../topic.ts";

/** What the company offers. */
export const offer = defineTopics(({ brand, town }) => ({
  about: {
    question: `What does ${brand} do?`,
    answer: `${brand}, based in ${town}, automates routine work in support, sales and CRM with an AI chat assistant, a lead generator and a CRM integration. Our principle: People first. AI second.`,
    from: ["company", "services"],
  },
  solutions: {
    question: "Which services do you offer?",
    answer:
      "Three, separately or together: the AI chat assistant for customer questions, the lead generator, which turns enquiries into appointments, and the CRM integration, which keeps your systems in sync.",
    from: ["services"],
  },
  chat: {
    question: suggestions.en.chat,
    answer:
      "It answers your customers’ questions about invoices, delivery times and manuals, around the clock. If it isn’t sure, it hands over to your team, with the whole conversation.",
    from: ["services"],
  },
  leads: {
    question: "What does the lead generator do?",
    answer:
      "It turns enquiries into appointments: it scores them by your criteria, suggests free slots from your team’s calendars and reminds both sides. Your sales team calls the most promising ones first.",
    from: ["services"],
  },
  scoring: {
    question: "How are leads scored?",
    answer:
      "By criteria that you set. Every lead gets a score of up to 100, so your sales team sees who to call first.",
    from: ["services"],
  },
  reminders: {
    question: "How are people reminded of appointments?",
    answer:
      "Automatically, by email and, with consent, by WhatsApp. Both sides get a reminder: your customer and your team.",
    from: ["services"],
  },
}));
