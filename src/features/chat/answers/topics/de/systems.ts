import { claim } from "#shared/claim.ts";
import { defineTopics, list } from "../../topic.ts";

/** What the solutions connect to. */
export const systems = defineTopics(({ systems }) => ({
  systems: {
    question: "Welche CRM-Systeme unterstützen Sie?",
    answer: `Wir verbinden unter anderem ${list(systems, "und")}. Andere wie SAP Business One oder DATEV prüfen wir mit Ihnen; Voraussetzung ist, dass das System eine Schnittstelle (API) hat.`,
  },
  crm: {
    question: "Wie funktioniert die CRM-Integration?",
    answer:
      "Die CRM-Integration gleicht Ihre Kundenverwaltung (CRM) mit Formular und Support ab: Was in einem System geändert wird, wird in Echtzeit mit den anderen abgeglichen. Bei Widerspruch gilt das System, das Sie bestimmen. Ihre Systeme behalten Sie.",
  },
  otherSystems: {
    question: "Lassen sich Shop, Buchhaltung oder Ticketsystem anbinden?",
    answer: `Andere Systeme lassen sich anbinden, wenn sie eine Schnittstelle (API) haben; das prüfen wir mit Ihnen, auch bei SAP Business One, DATEV oder Ihrem Shop. Wir verbinden unter anderem ${list(systems, "und")}; unser Beispiel zeigt auch Zendesk und Matomo.`,
  },
  calendars: {
    question: "Mit welchen Kalendern und Postfächern funktioniert das?",
    answer:
      "Der Lead-Generator gleicht Termine mit den Kalendern Ihres Teams ab. Welche Kalender- und Mailsysteme das sind, etwa Outlook oder Google, nennt diese Website nicht.",
  },
  channels: {
    question: "Auf welchen Kanälen antwortet der Assistent?",
    answer:
      "Der Assistent antwortet im Chat mit Ihren Kunden; Terminerinnerungen gehen per E-Mail und, mit Einwilligung, per WhatsApp hinaus. Andere Kanäle wie Telefon oder Teams nennt diese Website nicht.",
  },
  api: {
    question: "Gibt es eine API?",
    answer: claim(
      "Eine API müssen Sie nicht selbst programmieren; die Systeme, die wir verbinden, brauchen aber eine Schnittstelle. Ob Ihre Entwickler darüber hinaus eine API, Webhooks oder Single Sign-on nutzen können, steht auf dieser Website nicht.",
      "no-code-needed",
    ),
  },
}));
