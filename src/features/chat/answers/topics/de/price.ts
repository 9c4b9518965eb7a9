import { defineTopics } from "../../topic.ts";

/** Money and contracts. */
export const price = defineTopics(({ contract }) => ({
  discount: {
    question: "Gibt es Rabatte oder Förderung?",
    answer:
      "Rabatte, Sonderpreise und Förderungen nennen wir auf dieser Website nicht. Der Preis richtet sich nach dem Umfang; ob etwas möglich ist, sagt Ihnen das Team.",
    from: [],
    person: true,
  },
  trial: {
    question: "Kann ich das vorher testen?",
    answer:
      "Beispiele aller drei Lösungen sehen Sie auf der Startseite. Eine kostenlose Testphase sagen wir hier nicht zu; eine Vorführung oder einen Piloten vereinbaren Sie mit dem Team.",
    from: ["services"],
    person: true,
  },
  payment: {
    question: "Wie wird bezahlt?",
    answer:
      "Einmal für die Einrichtung und dann monatlich; unsere Preise verstehen sich ohne Umsatzsteuer. Zahlungsarten, Zahlungsziel und Raten stehen im Angebot.",
    from: ["process"],
    person: true,
  },
  contract: {
    question: "Wie lange läuft der Vertrag?",
    answer: `Mindestens ${contract.minimumMonths} Monate; danach kündigen Sie mit einer Frist von ${contract.noticeWeeks} Wochen. Verbindlich ist Ihr Angebot; dort steht auch, was zu Vertraulichkeit gilt.`,
    from: ["process"],
    person: true,
  },
  exit: {
    question: "Was passiert mit unseren Daten nach Vertragsende?",
    answer:
      "Das regelt Ihr Vertrag zur Auftragsverarbeitung: Daten werden nach Vertragsende zurückgegeben oder gelöscht. Ihre Systeme behalten Sie ohnehin. Einzelheiten zu Export und Rechten klärt das Team.",
    from: ["security"],
    person: true,
  },
}));
