import { defineTopics, type Facts } from "../topic.ts";

const list = (names: readonly string[], and: string) =>
  `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1) ?? ""}`;

/** What the company offers. */
export const offer = defineTopics(
  ({ brand, city, systems }: Facts) => ({
    about: {
      question: `Was macht ${brand}?`,
      also: "firma unternehmen wer seid ihr wer sind sie über euch macht ihr vorstellen",
      answer: `${brand} aus ${city} automatisiert wiederkehrende Arbeit in Support, Vertrieb und CRM: mit einem KI-Chat-Assistenten, einem Lead-Generator und einer CRM-Integration. Unser Grundsatz: People first. AI second.`,
      from: ["about", "services"],
    },
    solutions: {
      question: "Welche Lösungen bieten Sie an?",
      also: "leistungen produkte services bietet ihr portfolio",
      answer:
        "Drei Lösungen, einzeln oder zusammen: den KI-Chat-Assistenten für Kundenfragen, den Lead-Generator, der aus Anfragen Termine macht, und die CRM-Integration, die Ihre Systeme abgleicht.",
      from: ["services"],
    },
    chat: {
      question: "Was kann der KI-Chat-Assistent?",
      also: "wie funktioniert chatbot chat assistent bot kundenservice kundensupport kundendienst fragen rechnungen lieferzeiten handbücher beantworten",
      answer:
        "Er beantwortet Fragen Ihrer Kunden zu Rechnungen, Lieferzeiten und Handbüchern, rund um die Uhr. Was er nicht sicher weiß, gibt er mit dem ganzen Verlauf an Ihr Team weiter.",
      from: ["services"],
    },
    leads: {
      question: "Was macht der Lead-Generator?",
      also: "wie funktioniert leads leadgenerierung anfragen mehr termine vertrieb kunden gewinnen interessenten terminvorschläge kalender",
      answer:
        "Er bewertet Anfragen nach Ihren Kriterien, schlägt freie Termine vor, gleicht sich mit den Kalendern Ihres Teams ab und erinnert beide Seiten. Ihr Vertrieb ruft zuerst die an, bei denen es sich lohnt.",
      from: ["services"],
    },
    scoring: {
      question: "Wie werden Leads bewertet?",
      also: "lead scoring bewertung punkte score kriterien priorität qualifizierung",
      answer:
        "Nach Kriterien, die Sie festlegen. Jeder Lead bekommt Punkte bis 100, und Ihr Vertrieb sieht, wen er zuerst anrufen sollte.",
      from: ["services"],
    },
    reminders: {
      question: "Wie erinnern Sie an Termine?",
      also: "erinnerung erinnert terminerinnerung whatsapp verpasste termine ausfall absagen",
      answer: "Automatisch per E-Mail und WhatsApp, und zwar beide Seiten: Ihre Kunden und Ihr Team.",
      from: ["services"],
    },
    crm: {
      question: "Wie funktioniert die CRM-Integration?",
      also: "kundendaten abgleichen abgleich synchronisieren synchronisation sync echtzeit shop datensilos schnittstelle anbindung systeme verbinden",
      answer:
        "Was im Formular, im CRM oder im Support geändert wird, steht Sekunden später in den anderen Systemen. Sie legen fest, welches System bei welchem Feld recht hat; Ihre Systeme bleiben, wie sie sind.",
      from: ["services"],
    },
    systems: {
      question: "Welche CRM-Systeme unterstützen Sie?",
      also: `${systems.join(" ")} dynamics sap odoo crm software kompatibel unterstützt anbinden nutzen verwenden geht funktioniert klappt dabei`,
      answer: `Unter anderem ${list(systems, "und")}. Ob auch Ihr System dazugehört, wenn es hier fehlt, sagt Ihnen das Team: Schreiben Sie uns kurz, womit Sie arbeiten.`,
      from: ["services", "contact"],
    },
    problems: {
      question: "Welche Probleme lösen Sie?",
      also: "nutzen vorteile warum wartezeiten umsatz verpasste termine datensilos herausforderungen",
      answer:
        "Drei, die wir aus Betrieben kennen: Wartezeiten kosten Umsatz, Kundendaten stecken in CRM-Silos, und Termine fallen aus.",
      from: ["about"],
    },
  }),
  ({ brand, city, systems }: Facts) => ({
    about: {
      question: `What does ${brand} do?`,
      also: "company business firm tell me about yourselves introduce actually",
      answer: `${brand}, based in ${city}, automates recurring work in support, sales and CRM: with an AI chat assistant, a lead generator and a CRM integration. Our principle: People first. AI second.`,
      from: ["about", "services"],
    },
    solutions: {
      question: "Which solutions do you offer?",
      also: "services products portfolio offering",
      answer:
        "Three, one by one or together: the AI chat assistant for customer questions, the lead generator that turns enquiries into appointments, and the CRM integration that keeps your systems in step.",
      from: ["services"],
    },
    chat: {
      question: "What can the AI chat assistant do?",
      also: "how does work chatbot chat assistant bot customer service support help desk questions invoices delivery times manuals answer",
      answer:
        "It answers your customers’ questions about invoices, delivery times and manuals, around the clock. What it isn’t sure of goes to your team, with the whole conversation.",
      from: ["services"],
    },
    leads: {
      question: "What does the lead generator do?",
      also: "how does work leads lead generation enquiries inquiries more appointments turn into sales win customers prospects slots calendar",
      answer:
        "It scores enquiries by your criteria, suggests free slots, syncs with your team’s calendars and reminds both sides. Your sales team calls the most promising ones first.",
      from: ["services"],
    },
    scoring: {
      question: "How are leads scored?",
      also: "lead scoring score points criteria priority qualification rating",
      answer:
        "By criteria that you set. Every lead gets points up to 100, and your sales team sees whom to call first.",
      from: ["services"],
    },
    reminders: {
      question: "How do you remind people of appointments?",
      also: "reminder reminders reminded whatsapp missed appointments no-show",
      answer: "Automatically, by email and WhatsApp, and both sides: your customers and your team.",
      from: ["services"],
    },
    crm: {
      question: "How does the CRM integration work?",
      also: "customer data sync synchronise synchronize real time shop data silos interface connect systems keep",
      answer:
        "What changes in the form, the CRM or the help desk is in the other systems seconds later. You decide which system is right about which field; your systems stay as they are.",
      from: ["services"],
    },
    systems: {
      question: "Which CRM systems do you support?",
      also: `${systems.join(" ")} dynamics sap odoo crm software compatible supported connect work with use included`,
      answer: `Among others ${list(systems, "and")}. If yours isn’t listed, the team can tell you whether it works: write to us briefly about what you use.`,
      from: ["services", "contact"],
    },
    problems: {
      question: "Which problems do you solve?",
      also: "benefit benefits advantages why wait times revenue missed appointments data silos challenges",
      answer:
        "Three that we know from real companies: wait times cost revenue, customer data sits in CRM silos, and appointments are missed.",
      from: ["about"],
    },
  }),
);
