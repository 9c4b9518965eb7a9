import { defineTopics, type Facts } from "../topic.ts";

/** Money and contracts. */
export const price = defineTopics(
  ({ contract, monthlyFrom, priceModel, setupFrom }: Facts) => ({
    price: {
      question: "Was kostet das?",
      answer: `Ab ${setupFrom} Euro für die Einrichtung und ab ${monthlyFrom} Euro im Monat, jeweils zuzüglich Umsatzsteuer. ${priceModel}`,
      from: ["contact"],
    },
    discount: {
      question: "Gibt es Rabatte oder Förderung?",
      answer:
        "Rabatte, Sonderpreise und Förderungen nennen wir auf dieser Website nicht. Der Preis richtet sich nach dem Umfang; ob etwas möglich ist, sagt Ihnen das Team.",
      from: ["contact"],
      person: true,
    },
    trial: {
      question: "Kann ich das vorher testen?",
      answer:
        "Beispiele aller drei Lösungen laufen auf dieser Website zum Ansehen. Eine kostenlose Testphase sagen wir hier nicht zu; eine Vorführung oder einen Piloten vereinbaren Sie mit dem Team.",
      from: ["services", "contact"],
      person: true,
    },
    payment: {
      question: "Wie wird bezahlt?",
      answer:
        "Einmal für die Einrichtung und dann monatlich; unsere Preise verstehen sich ohne Umsatzsteuer. Zahlungsarten, Zahlungsziel und Raten stehen im Angebot.",
      from: ["contact"],
      person: true,
    },
    contract: {
      question: "Wie lange läuft der Vertrag?",
      answer: `Mindestens ${contract.minimumMonths} Monate; danach kündigen Sie mit einer Frist von ${contract.noticeWeeks} Wochen. Verbindlich sind die Bedingungen in Ihrem Angebot, auch zu Vertraulichkeit und Verlängerung.`,
      from: ["contact"],
      person: true,
    },
    exit: {
      question: "Was passiert mit unseren Daten nach Vertragsende?",
      answer:
        "Das regelt Ihr Vertrag zur Auftragsverarbeitung: Daten werden nach Vertragsende zurückgegeben oder gelöscht. Ihre Systeme bleiben ohnehin, wie sie sind. Einzelheiten zu Export und Rechten klärt das Team.",
      from: ["contact"],
      person: true,
    },
  }),
  ({ contract, monthlyFrom, priceModel, setupFrom }: Facts) => ({
    price: {
      question: "How much does it cost?",
      answer: `From €${setupFrom} for the set-up and from €${monthlyFrom} a month, each plus VAT. ${priceModel}`,
      from: ["contact"],
    },
    discount: {
      question: "Are there discounts or grants?",
      answer:
        "This website names no discounts, special prices or grants. The price depends on the scope; whether something is possible, the team can tell you.",
      from: ["contact"],
      person: true,
    },
    trial: {
      question: "Can I try it first?",
      answer:
        "Examples of all three solutions run on this website for you to watch. We promise no free trial here; a demo or a pilot is something to arrange with the team.",
      from: ["services", "contact"],
      person: true,
    },
    payment: {
      question: "How do we pay?",
      answer:
        "Once for the set-up and then monthly; our prices are without VAT. Payment methods, terms and instalments are in the quote.",
      from: ["contact"],
      person: true,
    },
    contract: {
      question: "How long does the contract run?",
      answer: `At least ${contract.minimumMonths} months; after that you can cancel with ${contract.noticeWeeks} weeks’ notice. The terms in your quote are binding, also on confidentiality and renewal.`,
      from: ["contact"],
      person: true,
    },
    exit: {
      question: "What happens to our data when the contract ends?",
      answer:
        "Your data processing agreement settles that: data is returned or deleted when the contract ends. Your own systems stay as they are in any case. The team clarifies details on export and rights.",
      from: ["contact"],
      person: true,
    },
  }),
);
