import { promise } from "#shared/promise.ts";
import { defineTopics, list } from "../../topic.ts";

/** What the solutions connect to. */
export const systems = defineTopics(({ systems }) => ({
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
    answer: promise(
      "Das steht auf dieser Website nicht. Zugesagt ist, dass bei Ihnen niemand programmieren muss; ob Ihre Entwickler zusätzlich eine API, Webhooks oder Single Sign-on nutzen können, sagt Ihnen das Team.",
      "no-code-needed",
    ),
    from: ["contact"],
    person: true,
  },
}));
