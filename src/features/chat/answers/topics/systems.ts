import { defineTopics, type Facts, list } from "../topic.ts";

/** What the solutions connect to. */
export const systems = defineTopics(
  ({ systems }: Facts) => ({
    crm: {
      question: "Wie funktioniert die CRM-Integration?",
      answer:
        "Was im Formular, im CRM oder im Support geändert wird, steht Sekunden später in den anderen Systemen. Sie legen fest, welches System bei welchem Feld recht hat; Ihre Systeme bleiben, wie sie sind.",
      from: ["services"],
    },
    systems: {
      question: "Welche CRM-Systeme unterstützen Sie?",
      answer: `Unter anderem ${list(systems, "und")}. Ob auch Ihr System dazugehört, wenn es hier fehlt, prüft das Team.`,
      from: ["services", "contact"],
    },
    otherSystems: {
      question: "Lassen sich Shop, Buchhaltung oder Ticketsystem anbinden?",
      answer:
        "Das hängt von Ihrem System ab. Namentlich nennen wir auf dieser Website nur CRM-Systeme; ob Buchhaltung, ERP, Shop, Ticketsystem oder Ihre eigene Website angebunden werden können, prüft das Team mit Ihnen.",
      from: ["services", "contact"],
      person: true,
    },
    calendars: {
      question: "Mit welchen Kalendern und Postfächern funktioniert das?",
      answer:
        "Der Lead-Generator gleicht sich mit den Kalendern Ihres Teams ab und schlägt nur freie Zeiten vor. Welche Kalender- und Mailsysteme das sind, zum Beispiel Outlook oder Google, steht hier nicht; das Team sagt es Ihnen.",
      from: ["services"],
      person: true,
    },
    channels: {
      question: "Auf welchen Kanälen antwortet der Assistent?",
      answer:
        "Als Chat für Ihre Kunden; Terminerinnerungen gehen per E-Mail und WhatsApp hinaus. Ob er auch auf WhatsApp, am Telefon, per E-Mail oder in Teams antworten soll, klärt das Team mit Ihnen.",
      from: ["services"],
      person: true,
    },
    api: {
      question: "Gibt es eine API?",
      answer:
        "Das steht auf dieser Website nicht. Zugesagt ist, dass bei Ihnen niemand programmieren muss; ob Ihre Entwickler zusätzlich eine API, Webhooks oder Single Sign-on nutzen können, sagt Ihnen das Team.",
      from: ["contact"],
      person: true,
    },
  }),
  ({ systems }: Facts) => ({
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
      answer:
        "This website doesn’t say. What we do promise is that nobody on your side has to write code; whether your developers can also use an API, webhooks or single sign-on, the team can tell you.",
      from: ["contact"],
      person: true,
    },
  }),
);
