import { suggestions } from "../../suggestions.ts";
import { defineTopics } from "../../topic.ts";

/** What the company offers. */
export const offer = defineTopics(({ brand, town }) => ({
  about: {
    question: `What does ${brand} do?`,
    answer: `${brand}, based in ${town}, automates routine work in support, sales and CRM with an AI chat assistant, a lead generator and a CRM integration. Our principle: People first. AI second.`,
  },
  solutions: {
    question: "Which services do you offer?",
    answer:
      "We offer three services, separately or together: the AI chat assistant for customer questions, the lead generator, which turns enquiries into appointments, and the CRM integration, which keeps your systems in sync.",
  },
  chat: {
    question: suggestions.en.chat,
    answer:
      "The AI chat assistant answers your customers’ questions about invoices, delivery times and manuals, around the clock. If it isn’t sure, it hands over to your team, with the whole conversation.",
  },
  leads: {
    question: "What does the lead generator do?",
    answer:
      "The lead generator turns enquiries into appointments: it scores them by your criteria, suggests free slots from your team’s calendars and, with consent, sends reminders. Your sales team calls the most promising ones first.",
  },
  scoring: {
    question: "How are leads scored?",
    answer:
      "Every lead is scored by criteria that you set, and gets a score of up to 100, in our example 85. So your sales team sees who to call first; every lead is in your CRM.",
  },
  reminders: {
    question: "How are people reminded of appointments?",
    answer:
      "The lead generator sends reminders of appointments automatically: with the customer’s consent, by email and WhatsApp. It syncs them with your team’s calendars.",
  },
}));
