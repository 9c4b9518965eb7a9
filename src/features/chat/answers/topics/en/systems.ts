import { promise } from "#shared/promise.ts";
import { defineTopics, list } from "../../topic.ts";

/** What the solutions connect to. */
export const systems = defineTopics(({ systems }) => ({
  crm: {
    question: "How does the CRM integration work?",
    answer:
      "What changes in the form, the CRM or the help desk is in the other systems seconds later. You decide which system is right about which field; your systems stay as they are.",
    from: ["services"],
  },
  systems: {
    question: "Which CRM systems do you support?",
    answer: `Among others ${list(systems, "and")}. If yours isn’t listed, the team checks whether it works.`,
    from: ["services", "contact"],
  },
  otherSystems: {
    question: "Can a shop, accounting or ticket system be connected?",
    answer:
      "That depends on your system. This website names CRM systems only; whether your accounting, ERP, shop, ticket system or website can be connected is something the team checks with you.",
    from: ["services", "contact"],
    person: true,
  },
  calendars: {
    question: "Which calendars and mailboxes does it work with?",
    answer:
      "The lead generator syncs with your team’s calendars and suggests free slots only. Which calendar and mail systems those are, such as Outlook or Google, isn’t stated here; the team can tell you.",
    from: ["services"],
    person: true,
  },
  channels: {
    question: "On which channels does the assistant answer?",
    answer:
      "As a chat for your customers; appointment reminders go out by email and WhatsApp. Whether it should also answer on WhatsApp, on the phone, by email or in Teams is something to clarify with the team.",
    from: ["services"],
    person: true,
  },
  api: {
    question: "Is there an API?",
    answer: promise(
      "This website doesn’t say. What we do promise is that nobody on your side has to write code; whether your developers can also use an API, webhooks or single sign-on, the team can tell you.",
      "no-code-needed",
    ),
    from: ["contact"],
    person: true,
  },
}));
