import { claim } from "#shared/claim.ts";
import { suggestions } from "../../suggestions.ts";
import { defineTopics } from "../../topic.ts";

/** Money and contracts. */
export const price = defineTopics(
  ({ contract, firstYear, monthlyFrom, priceModel, sampleMark, setupFrom, shortestTerm }) => ({
    price: {
      question: suggestions.de.price,
      answer: `Jede Lösung kostet ab ${setupFrom} Euro für die Einrichtung und ab ${monthlyFrom} Euro im Monat für den Betrieb, zuzüglich Umsatzsteuer${sampleMark}. Im ersten Jahr sind das ab ${firstYear} Euro. ${priceModel}`,
    },
    firstYear: {
      question: "Was kostet eine Lösung im ersten Jahr?",
      answer: `Eine Lösung kostet im ersten Jahr ab ${firstYear} Euro, zuzüglich Umsatzsteuer: ${setupFrom} Euro Einrichtung + 12 × ${monthlyFrom} Euro Betrieb${sampleMark}. Jedes weitere Jahr kostet ab 12 × ${monthlyFrom} Euro. ${priceModel}`,
    },
    otherPrices: {
      question: "Gibt es Preise je Nutzer, Nachricht oder Stunde?",
      answer: `Berechnet wird je Lösung, nicht je Nutzer, Nachricht oder Stunde: ab ${setupFrom} Euro für die Einrichtung und ab ${monthlyFrom} Euro im Monat, zuzüglich Umsatzsteuer${sampleMark}. ${priceModel} Aufpreise sind mir nicht bekannt.`,
    },
    discount: {
      question: "Gibt es Rabatte oder Förderung?",
      answer: `Rabatte und Förderungen kann ich Ihnen nicht zusagen. ${priceModel}`,
    },
    trial: {
      question: "Kann ich das vorher testen?",
      answer: claim(
        "Ansehen können Sie Beispiele aller drei Lösungen auf der Startseite. Eine Testphase oder einen Pilotbetrieb kann ich nicht versprechen; im kostenlosen Anruf zeigen wir anhand Ihrer eigenen Fragen, wie eine Lösung arbeitet.",
        "no-obligation",
        "useful-answer",
      ),
    },
    payment: {
      question: "Wie wird bezahlt?",
      answer:
        "Sie zahlen einmal für die Einrichtung, dann monatlich für den Betrieb, jeweils zuzüglich Umsatzsteuer. Zahlungsart, Raten und Fälligkeit stehen in Ihrem schriftlichen Angebot; ich kenne sie noch nicht.",
    },
    contract: {
      question: "Wie lange läuft der Vertrag?",
      answer: claim(
        `Der Vertrag läuft mindestens ${contract.minimumMonths} Monate: Kündigen können Sie mit ${contract.noticeWeeks} Wochen Frist, erstmals zum Ende des ${contract.minimumMonths}. Betriebsmonats. Bis dahin kostet eine Lösung ab ${shortestTerm} Euro netto, Einrichtung inbegriffen. Weitere Bedingungen kenne ich nicht; Sie erhalten ein schriftliches Angebot.`,
        "as-quoted",
      ),
    },
    exit: {
      question: "Was passiert mit unseren Daten nach Vertragsende?",
      answer: claim(
        "Nach Vertragsende löschen wir Ihre Daten oder geben sie zurück, wie Sie es wünschen; die Löschfristen nennt Ihr AV-Vertrag. Ihre eigenen Systeme behalten Sie; wem der Assistent dann gehört und was bei einer Insolvenz gilt, kann ich nicht sagen.",
        "agreement",
      ),
    },
  }),
);
