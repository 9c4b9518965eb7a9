import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import type { BuyingFacts } from "./buying.model.ts";

interface BuyingWords {
  process: {
    title: string;
    steps: readonly { title: string; text: (project: BuyingFacts["project"]) => string }[];
    /** Stands before an amount. */
    from: string;
    price: { title: string; setup: string; monthly: string; tax: string; includes: string };
    contract: (contract: BuyingFacts["contract"]) => string;
    market: (countries: string, sectors: string) => string;
  };
  company: {
    /** In a sentence, for whoever wants to know whose page this is. */
    about: (brand: string, town: string, since: number, size: number) => string;
    title: string;
    text: string;
  };
  questions: { title: string; ask: string };
}

/** Prices, process, people and questions: a buyer looks for these before the first call. */
export const buyingCopy = defineCopy<BuyingWords>({
  de: {
    process: {
      title: "In drei Schritten zum Start",
      steps: [
        {
          title: "Gespräch",
          text: ({ callMinutes }) =>
            claim(
              `${callMinutes}\u00a0Minuten, kostenlos und unverbindlich. Sie zeigen uns, was liegen bleibt. Wir sagen, was sich lohnt und was nicht.`,
              "no-obligation",
            ),
        },
        {
          title: "Angebot und Einrichtung",
          text: ({ setupDays }) =>
            `Nach Ihrer Zusage geben Sie uns Inhalte und Zugänge, und wir richten alles ein, in der Regel in ${setupDays}\u00a0Arbeitstagen.`,
        },
        {
          title: "Start und Messung",
          text: ({ watchedWeeks }) =>
            `Wir gehen mit Ihnen live und messen ${watchedWeeks}\u00a0Wochen lang, was die Lösung bringt.`,
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
      contract: ({ minimumMonths, noticeWeeks }) =>
        `Mindestlaufzeit ${minimumMonths} Monate, danach mit einer Frist von ${noticeWeeks} Wochen kündbar.`,
      market: (countries, sectors) => `Für Unternehmen in ${countries}, vor allem aus ${sectors}.`,
    },
    company: {
      about: (brand, town, since, size) =>
        `Wir sind ${brand} in ${town}: ${size}\u00a0Menschen, die seit ${since} wiederkehrende Arbeit in Unternehmen automatisieren.`,
      title: "Wer wir sind",
      text: claim(
        "Ihre Anfrage lesen und beantworten Menschen, die Sie auch direkt anrufen können:",
        "read-by-people",
      ),
    },
    questions: { title: "Häufige Fragen", ask: "Etwas anderes fragen" },
  },
  en: {
    process: {
      title: "Up and running in three steps",
      steps: [
        {
          title: "Call",
          text: ({ callMinutes }) =>
            claim(
              `${callMinutes}\u00a0minutes, free of charge and without obligation. You show us what is piling up. We tell you what pays off and what does not.`,
              "no-obligation",
            ),
        },
        {
          title: "Quote and setup",
          text: ({ setupDays }) =>
            `Once you agree, you give us content and access, and we set everything up, usually within ${setupDays}\u00a0working days.`,
        },
        {
          title: "Launch and measurement",
          text: ({ watchedWeeks }) =>
            `We go live with you and measure for ${watchedWeeks}\u00a0weeks what the service achieves.`,
        },
      ],
      from: "from",
      price: {
        title: "What it costs",
        setup: "Setup, one-off",
        monthly: "Running costs, per month",
        tax: "Per service, plus VAT.",
        includes: "What is included",
      },
      contract: ({ minimumMonths, noticeWeeks }) =>
        `Minimum term ${minimumMonths} months; after that, ${noticeWeeks} weeks’ notice.`,
      market: (countries, sectors) => `For businesses in ${countries}, above all in ${sectors}.`,
    },
    company: {
      about: (brand, town, since, size) =>
        `We are ${brand} in ${town}. Since ${since}, the ${size} of us have been automating routine work for other companies.`,
      title: "Who we are",
      text: claim(
        "Your request is read and answered by people you can also call directly:",
        "read-by-people",
      ),
    },
    questions: { title: "Frequently asked questions", ask: "Ask something else" },
  },
});
