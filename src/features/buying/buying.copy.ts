import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import type { BuyingFacts } from "./buying.model.ts";

interface BuyingWords {
  /** Stands after facts that are made up. */
  sample: string;
  process: {
    title: string;
    steps: readonly { title: string; text: (project: BuyingFacts["project"]) => string }[];
    /** Stands before an amount. */
    from: string;
    price: { title: string; setup: string; monthly: string; tax: string; includes: string };
    /** What one solution costs in its first year. @param sum in euros, without value added tax. */
    firstYear: (sum: string) => string;
    /** @param sum what the shortest contract costs, with the setup. */
    contract: (contract: BuyingFacts["contract"], sum: string) => string;
    market: (countries: string, sectors: string) => string;
    call: string;
  };
  company: {
    title: string;
    /** In a sentence, for whoever wants to know whose page this is. */
    about: (brand: string, town: string, since: number, size: number) => string;
    text: string;
  };
  questions: {
    title: string;
    ask: string;
    /** What a visitor can check on this very page, and the link to where that is told in full. */
    proof: string;
    proofMore: string;
  };
}

/** Prices, process, people and questions: a buyer looks for these before the first call. */
export const buyingCopy = defineCopy<BuyingWords>({
  de: {
    sample: "Beispielangabe",
    process: {
      title: "In drei Schritten zum Start",
      steps: [
        {
          title: "Anruf",
          text: ({ callMinutes }) =>
            claim(
              `${callMinutes}\u00a0Minuten, kostenlos und unverbindlich. Sie zeigen uns, was liegen bleibt. Wir sagen, was sich lohnt und was nicht.`,
              "no-obligation",
            ),
        },
        {
          title: "Angebot und Einrichtung",
          text: ({ setupDays }) =>
            claim(
              `Nach Ihrer Zusage geben Sie uns Inhalte und Zugänge. Wir richten alles ein, in der Regel in ${setupDays}\u00a0Arbeitstagen.`,
              "as-quoted",
            ),
        },
        {
          title: "Start und Messung",
          text: ({ watchedWeeks }) =>
            claim(
              `Wir gehen mit Ihnen live und messen ${watchedWeeks}\u00a0Wochen lang, was die Lösung bringt.`,
              "as-quoted",
            ),
        },
      ],
      from: "ab",
      price: {
        title: "Was es kostet",
        setup: "Einrichtung, einmalig",
        monthly: "Betrieb, im Monat",
        tax: "Je Lösung, zuzüglich Umsatzsteuer.",
        includes: "Darin enthalten",
      },
      firstYear: (sum) => claim(`Beispiel: eine Lösung, erstes Jahr ab ${sum} netto`, "as-quoted"),
      contract: ({ minimumMonths, noticeWeeks }, sum) =>
        claim(
          `Mindestlaufzeit ${minimumMonths}\u00a0Monate, mit Einrichtung ab ${sum}; kündbar mit einer Frist von ${noticeWeeks}\u00a0Wochen, erstmals zum Ende des ${minimumMonths}.\u00a0Monats.`,
          "as-quoted",
        ),
      market: (countries, sectors) => `Für Unternehmen in ${countries}, vor allem aus ${sectors}.`,
      call: "Anruf vereinbaren",
    },
    company: {
      title: "Wer wir sind",
      about: (brand, town, since, size) =>
        `Wir sind ${brand} in ${town}: ${size}\u00a0Menschen, die seit ${since} wiederkehrende Arbeit in Unternehmen automatisieren.`,
      text: claim(
        "Ihre Anfrage lesen und beantworten Menschen, die Sie auch direkt anrufen können:",
        "read-by-people",
      ),
    },
    questions: {
      title: "Häufige Fragen",
      ask: "Etwas anderes fragen",
      proof: claim(
        "Diese Website setzt keine Cookies und ruft beim Lesen keinen fremden Server auf.",
        "no-cookies",
        "own-server",
      ),
      proofMore: "Die\u00a0Belege\u00a0dazu",
    },
  },
  en: {
    sample: "Sample value",
    process: {
      title: "Up and running in three steps",
      steps: [
        {
          title: "Call",
          text: ({ callMinutes }) =>
            claim(
              `${callMinutes}\u00a0minutes, free, no obligation. You show us what is piling up. We tell you what is worth automating and what isn’t.`,
              "no-obligation",
            ),
        },
        {
          title: "Quote and setup",
          text: ({ setupDays }) =>
            claim(
              `Once you accept the quote, you give us the content and access we need. We set everything up, usually within ${setupDays}\u00a0working days.`,
              "as-quoted",
            ),
        },
        {
          title: "Launch and measurement",
          text: ({ watchedWeeks }) =>
            claim(`We go live with you and measure the results for ${watchedWeeks}\u00a0weeks.`, "as-quoted"),
        },
      ],
      from: "from",
      price: {
        title: "What it costs",
        setup: "Setup, one-off",
        monthly: "Monthly fee",
        tax: "Per service, plus VAT.",
        includes: "What is included",
      },
      firstYear: (sum) => claim(`Example: one service, first year from ${sum} plus VAT`, "as-quoted"),
      contract: ({ minimumMonths, noticeWeeks }, sum) =>
        claim(
          `Minimum term ${minimumMonths}\u00a0months, from ${sum} with setup. You can cancel with ${noticeWeeks}\u00a0weeks’ notice, from the end of month\u00a0${minimumMonths} at the earliest.`,
          "as-quoted",
        ),
      market: (countries, sectors) => `For businesses in ${countries}, especially in ${sectors}.`,
      call: "Schedule Call",
    },
    company: {
      title: "Who we are",
      about: (brand, town, since, size) =>
        `We are ${brand} in ${town}: ${size}\u00a0people who have been automating routine work for other companies since ${since}.`,
      text: claim(
        "Your request is read and answered by people you can also call directly:",
        "read-by-people",
      ),
    },
    questions: {
      title: "Frequently asked questions",
      ask: "Ask something else",
      proof: claim(
        "This website sets no cookies and contacts no third-party server while you read.",
        "no-cookies",
        "own-server",
      ),
      proofMore: "See\u00a0the\u00a0evidence",
    },
  },
});
