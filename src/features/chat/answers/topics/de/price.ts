import { defineTopics } from "../../topic.ts";

/** Money and contracts. */
export const price = defineTopics(({ contract }) => ({
  discount: {
    question: "Gibt es Rabatte oder Förderung?",
    answer: "Auf dieser Website nennen wir keine; der Preis richtet sich nach dem Umfang.",
    from: ["process"],
    person: true,
  },
  trial: {
    question: "Kann ich das vorher testen?",
    answer:
      "Ansehen können Sie Beispiele aller drei Lösungen auf der Startseite. Eine kostenlose Testphase sagen wir hier nicht zu; eine Vorführung oder einen Pilotbetrieb können Sie mit uns vereinbaren.",
    from: ["services"],
    person: true,
  },
  payment: {
    question: "Wie wird bezahlt?",
    answer:
      "Sie zahlen einmal für die Einrichtung, dann monatlich, jeweils zuzüglich Umsatzsteuer. Zahlungsart und Zahlungsziel stehen in Ihrem Angebot.",
    from: ["process"],
  },
  contract: {
    question: "Wie lange läuft der Vertrag?",
    answer: `Der Vertrag läuft mindestens ${contract.minimumMonths} Monate; danach können Sie mit einer Frist von ${contract.noticeWeeks} Wochen kündigen. Alles Weitere, auch zur Vertraulichkeit, steht in Ihrem Angebot.`,
    from: ["process"],
  },
  exit: {
    question: "Was passiert mit unseren Daten nach Vertragsende?",
    answer:
      "Nach Vertragsende werden Ihre Daten zurückgegeben oder gelöscht; das regelt Ihr Vertrag zur Auftragsverarbeitung. Ihre eigenen Systeme behalten Sie ohnehin.",
    from: ["security"],
  },
}));
