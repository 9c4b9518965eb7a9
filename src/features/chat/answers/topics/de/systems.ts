import { claim } from "#shared/claim.ts";
import { defineTopics, list } from "../../topic.ts";

/** What the solutions connect to. */
export const systems = defineTopics(({ systems }) => ({
  systems: {
    question: "Welche CRM-Systeme unterstützen Sie?",
    answer: `Wir verbinden unter anderem ${list(systems, "und")}. Bei anderen, etwa SAP Business One oder DATEV, hängt es von deren Schnittstellen ab; das prüfen wir mit Ihnen im kostenlosen Anruf.`,
  },
  crm: {
    question: "Wie funktioniert die CRM-Integration?",
    answer:
      "Die CRM-Integration gleicht Ihre Kundenverwaltung (CRM) mit Formular und Support ab: Was in einem System geändert wird, wird in Echtzeit mit den anderen abgeglichen. Bei Widerspruch gilt das System, das Sie bestimmen. Ihre Systeme behalten Sie.",
  },
  calendars: {
    question: "Mit welchen Kalendern und Postfächern funktioniert das?",
    answer:
      "Der Lead-Generator gleicht Termine mit den Kalendern Ihres Teams ab. Ob Ihr Kalender- oder Mailsystem dazugehört, etwa Outlook oder Google, klären wir am Telefon.",
  },
  channels: {
    question: "Auf welchen Kanälen antwortet der Assistent?",
    answer:
      "Der Assistent antwortet Ihren Kunden im Chat; andere Kanäle wie Postfächer, Telefon oder Teams kann ich nicht zusagen. Per E-Mail und WhatsApp gehen nach Einwilligung Terminerinnerungen hinaus.",
  },
  api: {
    question: "Gibt es eine API?",
    answer: claim(
      "Ob es eine API, Webhooks, Single Sign-on oder technische Dokumentation gibt, weiß ich nicht. Programmieren muss bei Ihnen niemand: Einrichtung und Anbindung übernehmen wir.",
      "no-code-needed",
    ),
  },
}));
