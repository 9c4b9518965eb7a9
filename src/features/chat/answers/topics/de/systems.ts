import { claim } from "#shared/claim.ts";
import { defineTopics, list } from "../../topic.ts";

/** What the solutions connect to. */
export const systems = defineTopics(({ systems }) => ({
  crm: {
    question: "Wie funktioniert die CRM-Integration?",
    answer:
      "Sie gleicht Ihre Kundenverwaltung (CRM) mit Formular und Support ab: Was in einem System geändert wird, steht meist Sekunden später in den anderen. Sie legen fest, welches System bei welchem Feld recht hat; Ihre Systeme behalten Sie.",
    from: ["services"],
  },
  otherSystems: {
    question: "Lassen sich Shop, Buchhaltung oder Ticketsystem anbinden?",
    answer: `Das hängt davon ab, ob Ihr System eine Schnittstelle (API) hat. Wir verbinden unter anderem ${list(systems, "und")}; unser Beispiel zeigt auch Zendesk und Matomo. Weitere wie SAP Business One, DATEV oder Ihren Shop prüfen wir mit Ihnen.`,
    from: ["services"],
    person: true,
  },
  calendars: {
    question: "Mit welchen Kalendern und Postfächern funktioniert das?",
    answer:
      "Der Lead-Generator gleicht sich mit den Kalendern Ihres Teams ab. Ob Ihr Kalender- und Mailsystem dabei ist, etwa Outlook oder Google, weiß unser Team.",
    from: ["services"],
    person: true,
  },
  channels: {
    question: "Auf welchen Kanälen antwortet der Assistent?",
    answer:
      "Im Chat mit Ihren Kunden; Terminerinnerungen gehen per E-Mail und, mit Einwilligung, per WhatsApp hinaus. Ob auch Telefon, E-Mail oder Teams möglich sind, weiß unser Team.",
    from: ["services"],
    person: true,
  },
  api: {
    question: "Gibt es eine API?",
    answer: claim(
      "Nötig ist keine: Bei Ihnen muss niemand programmieren. Ob Ihre Entwickler trotzdem eine API, Webhooks oder Single Sign-on nutzen können, weiß unser Team.",
      "no-code-needed",
    ),
    from: [],
    person: true,
  },
}));
