import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import type { BuyingFacts } from "./buying.model.ts";

type Terms = BuyingFacts["project"] & BuyingFacts["contract"];
/** The parts of the worked example, as they are written. */
type Sum = Record<"requests" | "minutes" | "hours" | "hourly" | "cost", string>;

/** Prices, process, people and questions: a buyer looks for these before the first call. */
export const buyingCopy = defineCopy({
  de: {
    /** Stands after facts that are made up. */
    sample: "Beispielangabe",
    process: {
      title: "In drei Schritten zum Start",
      steps: [
        {
          title: "Anruf",
          text: ({ callMinutes }: Terms) =>
            claim(
              `${callMinutes}\u00a0Minuten, kostenlos und unverbindlich. Bringen Sie drei typische Kundenfragen mit: Wir spielen sie mit dem Assistenten durch und sagen, was sich lohnt und was nicht.`,
              "no-obligation",
              "useful-answer",
            ),
        },
        {
          title: "Angebot und Einrichtung",
          text: () =>
            claim(
              "Sie erhalten ein schriftliches Angebot. Nach Ihrer Zusage geben Sie uns Inhalte und Zugänge. Den Rest übernehmen wir.",
              "as-quoted",
            ),
        },
        {
          title: "Start und Messung",
          text: ({ watchedWeeks }: Terms) =>
            claim(
              `Wir starten mit Ihnen und messen ${watchedWeeks}\u00a0Wochen lang, was die Lösung bringt. Anhand dieser Zahlen entscheiden Sie, ob Sie weitermachen.`,
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
      firstYear: (sum: string) => claim(`Beispiel: eine Lösung, erstes Jahr ab ${sum} netto`, "as-quoted"),
      /** @param sum what the shortest contract costs, with the setup. */
      contract: ({ minimumMonths, noticeWeeks }: BuyingFacts["contract"], sum: string) =>
        claim(
          `Mindestlaufzeit ${minimumMonths}\u00a0Monate, mit Einrichtung ab ${sum} netto. Kündbar mit ${noticeWeeks}\u00a0Wochen Frist, erstmals zum Ende des ${minimumMonths}.\u00a0Monats.`,
          "as-quoted",
        ),
      ready: (setupDays: number) =>
        claim(
          `Sobald Inhalte und Zugänge vorliegen, dauert die Einrichtung meist ${setupDays}\u00a0Arbeitstage.`,
          "as-quoted",
        ),
      call: "Anruf vereinbaren",
      example: {
        title: "Beispielrechnung",
        sum: ({ requests, minutes, hours, hourly, cost }: Sum) =>
          `${requests} Anfragen × ${minutes}\u00a0Minuten sind ${hours}\u00a0Stunden im Monat. Bei ${hourly} je Stunde kosten sie ${cost}.`,
        work: "Heutige Kosten im Monat",
        target: "Mit Mainlicht, Ziel erreicht",
        /** So much of the work is gone. */
        percent: (share: number) => `${share}\u00a0%`,
        /** What is left at the target, then what each share of the work that is gone pays for. */
        earned: {
          title: "Was es Ihnen bringt",
          /** The amount follows, and then one of the next two. */
          upTo: (share: string, hours: string) =>
            `Bei unserem Ziel von ${share} weniger Arbeit gewinnt Ihr Team ${hours}\u00a0Stunden im Monat. Nach Abzug unserer Einstiegspreise ist diese Zeit bis zu`,
          first: (later: string) =>
            `wert im ersten Jahr und bis zu ${later} in jedem weiteren, wenn alle Anfragen gleich lang dauern.`,
          later: "wert in jedem Jahr ab dem zweiten, wenn alle Anfragen gleich lang dauern.",
          breakEven: "weniger Arbeit: Der Betrieb ist bezahlt.",
          withSetup: "weniger Arbeit: Im ersten Jahr ist auch die Einrichtung bezahlt.",
          never: (share: string) =>
            claim(
              `Das lohnt sich nicht: Auch ${share} weniger Arbeit, unser Ziel, bezahlen den Betrieb nicht. Genau das sagen wir Ihnen dann auch im Anruf.`,
              "useful-answer",
            ),
        },
        own: {
          /** After the title. */
          title: "mit Ihren Zahlen",
          requests: "Anfragen im Monat",
          minutes: "Minuten je Anfrage",
          hourly: "Kosten je Stunde (€)",
          unclear: "Bitte tragen Sie überall eine Zahl über null ein.",
        },
      },
    },
    company: {
      title: "Wer wir sind",
      about: (brand: string, town: string, since: number, size: number) =>
        `${brand} ist ein Team von ${size}\u00a0Menschen in ${town}, gegründet ${since}.`,
      aimed: (sectors: string) => `Vor allem für ${sectors}.`,
      readers: claim("Ihre Anfrage liest die Geschäftsführung selbst. Rufen Sie gern an.", "read-by-people"),
    },
    questions: {
      title: "Häufige Fragen",
      ask: "Den Assistenten fragen",
      proof: claim(
        "Diese Website setzt keine Cookies und ruft keinen fremden Server auf, während Sie lesen.",
        "no-cookies",
        "own-server",
      ),
      proofMore: "Selbst\u00a0nachprüfen",
      security: "Mehr zu Sicherheit und AV-Vertrag",
      worth: ({ minimumMonths, noticeWeeks }: BuyingFacts["contract"], sum: string) => ({
        question: "Was, wenn es sich nicht lohnt?",
        answer: claim(
          `Dann sagen wir es Ihnen, am besten schon im kostenlosen Anruf. Zeigt unsere Messung nach dem Start zu wenig, kündigen Sie mit ${noticeWeeks}\u00a0Wochen Frist, erstmals zum Ende des ${minimumMonths}.\u00a0Monats; bis dahin kostet die Lösung mit Einrichtung ab ${sum} netto`,
          "as-quoted",
          "no-obligation",
        ),
      }),
    },
  },
  en: {
    sample: "Sample",
    process: {
      title: "Up and running in three steps",
      steps: [
        {
          title: "Call",
          text: ({ callMinutes }) =>
            claim(
              `${callMinutes}\u00a0minutes, free, no obligation. Bring three questions your customers often ask: we put them to the assistant together, and tell you what is worth automating and what isn’t.`,
              "no-obligation",
              "useful-answer",
            ),
        },
        {
          title: "Quote and setup",
          text: () =>
            claim(
              "You receive a written quote. Once you accept it, you give us the content and access we need. We set everything up.",
              "as-quoted",
            ),
        },
        {
          title: "Launch and measurement",
          text: ({ watchedWeeks }) =>
            claim(
              `We go live with you and measure the results for ${watchedWeeks}\u00a0weeks. You use these figures to decide whether to stay.`,
              "as-quoted",
            ),
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
          `Minimum term ${minimumMonths}\u00a0months, from ${sum} plus VAT, setup included. You can cancel with ${noticeWeeks}\u00a0weeks’ notice, effective at the end of month\u00a0${minimumMonths} at the earliest.`,
          "as-quoted",
        ),
      ready: (setupDays) =>
        claim(
          `Once we have your content and access, setup usually takes ${setupDays}\u00a0working days.`,
          "as-quoted",
        ),
      call: "Schedule Call",
      example: {
        title: "A worked example",
        sum: ({ requests, minutes, hours, hourly, cost }) =>
          `${requests} enquiries × ${minutes}\u00a0minutes are ${hours}\u00a0hours a month. At ${hourly} an hour, that costs ${cost}.`,
        work: "Today’s cost per month",
        target: "With Mainlicht, at target",
        percent: (share) => `${share}%`,
        earned: {
          title: "What you gain",
          upTo: (share, hours) =>
            `At our target of ${share} less work, your team gains ${hours}\u00a0hours a month. After deducting our starting prices, that time is worth up to`,
          first: (later) =>
            `in the first year and up to ${later} in every later one, if all enquiries take equally long.`,
          later: "in every year from the second on, if all enquiries take equally long.",
          breakEven: "less work: the monthly fee is covered.",
          withSetup: "less work: the setup is covered, too, in the first year.",
          never: (share) =>
            claim(
              `Not worth it: even ${share} less work, our target, does not cover the monthly fee. That is what we will tell you on the call, too.`,
              "useful-answer",
            ),
        },
        own: {
          title: "Enter your own figures",
          requests: "Monthly enquiries",
          minutes: "Minutes per enquiry",
          hourly: "Hourly cost (€)",
          unclear: "Please enter a number above zero in each field.",
        },
      },
    },
    company: {
      title: "Who we are",
      about: (brand, town, since, size) => `${brand} is a team of ${size} in ${town}, founded in ${since}.`,
      aimed: (sectors) => `Mainly for ${sectors}.`,
      readers: claim("A managing director reads your request. You are welcome to call.", "read-by-people"),
    },
    questions: {
      title: "Frequently asked questions",
      ask: "Ask the assistant",
      proof: claim(
        "This website sets no cookies and contacts no third-party server while you read.",
        "no-cookies",
        "own-server",
      ),
      proofMore: "Check\u00a0for\u00a0yourself",
      security: "More on security and data processing",
      worth: ({ minimumMonths, noticeWeeks }, sum) => ({
        question: "What if it isn’t worth it?",
        answer: claim(
          `Then we’ll tell you so, ideally on the free call. If our measurements after launch show too little, you can cancel with ${noticeWeeks}\u00a0weeks’ notice, effective at the end of month\u00a0${minimumMonths} at the earliest; by then it will have cost at least ${sum} plus VAT, setup included`,
          "as-quoted",
          "no-obligation",
        ),
      }),
    },
  },
});
