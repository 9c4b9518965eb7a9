import { promise } from "#shared/promise.ts";
import { defineTopics } from "../../topic.ts";

/** What the solutions connect to. */
export const systems = defineTopics(() => ({
  crm: {
    question: "How does the CRM integration work?",
    answer:
      "What changes in the form, the CRM or the help desk is in the other systems seconds later. You decide which system is right about which field; you keep your systems.",
    from: ["services"],
  },
  otherSystems: {
    question: "Can a shop, accounting or ticket system be connected?",
    answer:
      "That depends on your system. Our example shows a website form, HubSpot, Salesforce, Zendesk and Matomo. Whether your own shop, accounting or ERP can be connected, the team checks with you.",
    from: ["services"],
    person: true,
  },
  calendars: {
    question: "Which calendars and mailboxes does it work with?",
    answer:
      "The lead generator syncs with your team’s calendars and suggests free slots. Tell us which calendar and mail system you use, such as Outlook or Google, and the team will tell you whether it fits.",
    from: ["services"],
    person: true,
  },
  channels: {
    question: "On which channels does the assistant answer?",
    answer:
      "As a chat for your customers; appointment reminders go out by email and, with consent, by WhatsApp. Whether it should also answer on WhatsApp, on the phone, by email or in Teams is something to clarify with the team.",
    from: ["services"],
    person: true,
  },
  api: {
    question: "Is there an API?",
    answer: promise(
      "This website doesn’t say. What we do promise is that nobody on your side has to write code; whether your developers can also use an API, webhooks or single sign-on, the team can tell you.",
      "no-code-needed",
    ),
    from: [],
    person: true,
  },
}));
