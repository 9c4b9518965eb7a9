import { claim } from "#shared/claim.ts";
import { defineTopics, list } from "../../topic.ts";

/** What the solutions connect to. */
export const systems = defineTopics(({ systems }) => ({
  systems: {
    question: "Which CRM systems do you support?",
    answer: `We connect ${list(systems, "and")}, among others. Others, such as SAP Business One or DATEV, depend on their interfaces; we check that with you in the free first call.`,
  },
  crm: {
    question: "How does the CRM integration work?",
    answer:
      "The CRM integration keeps your customer records (CRM), form and help desk in sync: a change in one is passed on to the others in real time. If two systems disagree, the one you choose is right. You keep your systems.",
  },
  calendars: {
    question: "Which calendars and mailboxes does it work with?",
    answer:
      "The lead generator syncs with your team’s calendars. Whether your calendar or mail system is among them, such as Outlook or Google, we’ll clarify on the call.",
  },
  channels: {
    question: "On which channels does the assistant answer?",
    answer:
      "The assistant answers your customers in a chat; I can’t promise other channels, such as phone or Teams. By email and WhatsApp, appointment reminders go out with consent.",
  },
  api: {
    question: "Is there an API?",
    answer: claim(
      "I have no information on an API, webhooks, single sign-on or technical documentation. Nobody on your side has to write code: we take care of setup and connection.",
      "no-code-needed",
    ),
  },
}));
