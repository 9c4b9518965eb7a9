import { claim } from "#shared/claim.ts";
import { defineTopics, list } from "../../topic.ts";

/** What the solutions connect to. */
export const systems = defineTopics(({ systems }) => ({
  crm: {
    question: "How does the CRM integration work?",
    answer:
      "It keeps your customer records (CRM), form and help desk in sync: a change in one usually reaches the others within seconds. You decide which system is right about which field, and you keep your systems.",
    from: ["services"],
  },
  otherSystems: {
    question: "Can a shop, accounting or ticket system be connected?",
    answer: `That depends on whether your system has an interface (API). We connect ${list(systems, "and")}, among others; our example also shows Zendesk and Matomo. We check others with you, such as SAP Business One, DATEV or your shop.`,
    from: ["services"],
    person: true,
  },
  calendars: {
    question: "Which calendars and mailboxes does it work with?",
    answer:
      "The lead generator syncs with your team’s calendars. Our team can tell you whether your calendar and mail system is covered, such as Outlook or Google.",
    from: ["services"],
    person: true,
  },
  channels: {
    question: "On which channels does the assistant answer?",
    answer:
      "In a chat with your customers; appointment reminders go out by email and, with consent, by WhatsApp. Our team can tell you about other channels, such as phone, email or Teams.",
    from: ["services"],
    person: true,
  },
  api: {
    question: "Is there an API?",
    answer: claim(
      "You don’t need one: nobody on your side has to write code. Our team can tell you whether your developers can still use an API, webhooks or single sign-on.",
      "no-code-needed",
    ),
    from: [],
    person: true,
  },
}));
