import { promise } from "#shared/promise.ts";
import { defineTopics } from "../../topic.ts";

/** What the solutions connect to. */
export const systems = defineTopics(() => ({
  crm: {
    question: "Wie funktioniert die CRM-Integration?",
    answer:
      "Was im Formular, im CRM oder im Support geändert wird, steht Sekunden später in den anderen Systemen. Sie legen fest, welches System bei welchem Feld recht hat; Ihre Systeme behalten Sie.",
    from: ["services"],
  },
  otherSystems: {
    question: "Lassen sich Shop, Buchhaltung oder Ticketsystem anbinden?",
    answer:
      "Das hängt von Ihrem System ab. Unser Beispiel zeigt Website-Formular, HubSpot, Salesforce, Zendesk und Matomo. Ob sich Ihr Shop, Ihre Buchhaltung oder Ihr ERP anbinden lässt, prüft das Team mit Ihnen.",
    from: ["services"],
    person: true,
  },
  calendars: {
    question: "Mit welchen Kalendern und Postfächern funktioniert das?",
    answer:
      "Der Lead-Generator gleicht sich mit den Kalendern Ihres Teams ab und schlägt freie Zeiten vor. Nennen Sie uns Ihr Kalender- und Mailsystem, zum Beispiel Outlook oder Google: Das Team sagt Ihnen, ob es passt.",
    from: ["services"],
    person: true,
  },
  channels: {
    question: "Auf welchen Kanälen antwortet der Assistent?",
    answer:
      "Als Chat für Ihre Kunden; Terminerinnerungen gehen per E-Mail und, mit Einwilligung, per WhatsApp hinaus. Ob er auch auf WhatsApp, am Telefon, per E-Mail oder in Teams antworten soll, klärt das Team mit Ihnen.",
    from: ["services"],
    person: true,
  },
  api: {
    question: "Gibt es eine API?",
    answer: promise(
      "Das steht auf dieser Website nicht. Zugesagt ist, dass bei Ihnen niemand programmieren muss; ob Ihre Entwickler zusätzlich eine API, Webhooks oder Single Sign-on nutzen können, sagt Ihnen das Team.",
      "no-code-needed",
    ),
    from: [],
    person: true,
  },
}));
