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
          time: ({ callMinutes }: Terms) => claim(`${callMinutes}\u00a0Minuten, kostenlos`, "no-obligation"),
          text: () =>
            claim(
              "Bringen Sie drei typische Kundenfragen mit: Wir spielen sie mit dem Assistenten durch und sagen Ihnen, was sich lohnt und was nicht.",
              "useful-answer",
            ),
        },
        {
          title: "Angebot und Einrichtung",
          time: ({ setupDays }: Terms) => claim(`Meist ${setupDays}\u00a0Arbeitstage`, "as-quoted"),
          text: () =>
            claim(
              "Zuerst erhalten Sie ein schriftliches Angebot. Nach Ihrer Zusage geben Sie uns Inhalte und Zugänge; ab da zählen die Tage. Den Rest übernehmen wir.",
              "as-quoted",
            ),
        },
        {
          title: "Start und Messung",
          time: ({ watchedWeeks }: Terms) => `${watchedWeeks}\u00a0Wochen`,
          text: ({ minimumMonths }: Terms) =>
            claim(
              `Wir starten mit Ihnen und messen, was die Lösung bringt. Mit diesen Zahlen entscheiden Sie, ob Sie nach dem ${minimumMonths}.\u00a0Monat weitermachen.`,
              "as-quoted",
            ),
        },
      ],
      from: "ab",
      price: {
        title: "Was es kostet",
        setup: "Einrichtung, einmalig",
        monthly: "Betrieb, im Monat",
        firstYear: "Erstes Jahr",
        shortest: "Mindestlaufzeit",
        tax: "Je Lösung, zuzüglich Umsatzsteuer.",
        includes: "Darin enthalten",
      },
      contract: ({ minimumMonths, noticeWeeks }: BuyingFacts["contract"]) =>
        claim(
          `Kündbar mit ${noticeWeeks}\u00a0Wochen Frist, erstmals zum Ende des ${minimumMonths}.\u00a0Monats.`,
          "as-quoted",
        ),
      call: "Anruf vereinbaren",
      example: {
        title: "Beispielrechnung",
        sum: ({ requests, minutes, hours, hourly, cost }: Sum) =>
          `${requests} Anfragen × ${minutes}\u00a0Minuten sind ${hours}\u00a0Stunden im Monat. Bei ${hourly} je Stunde kosten sie ${cost}.`,
        work: "Heutige Kosten im Monat",
        target: "Mit Mainlicht, Ziel erreicht",
        /** What the second amount is made of. */
        parts: (work: string, fee: string) => `${work} Arbeit + ${fee} Betrieb, ohne Einrichtung`,
        /** So much of the work is gone. */
        percent: (share: number) => `${share}\u00a0%`,
        /** What is left at the target, how it comes about, and from which share on the price is paid for. */
        earned: {
          title: "Was es Ihnen bringt",
          /** The amount follows. */
          first: (share: string) =>
            `Bei unserem Ziel, ${share} weniger Tickets, bleiben Ihnen im ersten Jahr bis zu`,
          later: (share: string) =>
            `Bei unserem Ziel, ${share} weniger Tickets, bleiben Ihnen ab dem zweiten Jahr jährlich bis zu`,
          hours: (hours: string) => `Zeit: ${hours}\u00a0Stunden im Monat`,
          setup: "Einrichtung",
          fee: "Betrieb, ein Jahr",
          /** From which share on the fee is paid for; and the setup, if that is in the first year, with what is left later. */
          after: (fee: string, setup?: string, later?: string) =>
            setup
              ? `Danach sind es jährlich bis zu ${later}, nach Abzug unserer Einstiegspreise und bei gleich langen Anfragen. Ab ${fee} weniger Tickets ist der Betrieb bezahlt, ab ${setup} im ersten Jahr auch die Einrichtung.`
              : `Ab ${fee} weniger Tickets ist der Betrieb bezahlt.`,
          never: (share: string) =>
            claim(
              `Das lohnt sich nicht: Auch ${share} weniger Tickets, unser Ziel, bezahlen den Betrieb nicht. Genau das sagen wir Ihnen dann auch im Anruf.`,
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
        `${brand} gibt es seit ${since}: ${size}\u00a0Menschen in ${town}.`,
      aimed: (sectors: string) => `Unser Angebot richtet sich vor allem an ${sectors}.`,
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
          `Dann sagen wir es Ihnen, am besten schon im kostenlosen Anruf. Zeigt unsere Messung nach dem Start zu wenig, können Sie mit ${noticeWeeks}\u00a0Wochen Frist kündigen, erstmals zum Ende des ${minimumMonths}.\u00a0Monats; bis dahin kostet die Lösung mit Einrichtung ab ${sum} netto`,
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
          time: ({ callMinutes }) => claim(`${callMinutes}\u00a0minutes, free`, "no-obligation"),
          text: () =>
            claim(
              "Bring three questions your customers often ask: we put them to the assistant together and tell you what is worth automating and what isn’t.",
              "useful-answer",
            ),
        },
        {
          title: "Quote and setup",
          time: ({ setupDays }) => claim(`Usually ${setupDays}\u00a0working days`, "as-quoted"),
          text: () =>
            claim(
              "You receive a written quote. Once you accept it, you give us the content and access we need: the days count from then. We do the rest.",
              "as-quoted",
            ),
        },
        {
          title: "Launch and measurement",
          time: ({ watchedWeeks }) => `${watchedWeeks}\u00a0weeks`,
          text: ({ minimumMonths }) =>
            claim(
              `We go live with you and measure the results. With these figures, you decide whether to stay after month\u00a0${minimumMonths}.`,
              "as-quoted",
            ),
        },
      ],
      from: "from",
      price: {
        title: "What it costs",
        setup: "Setup, one-off",
        monthly: "Monthly fee",
        firstYear: "First year",
        shortest: "Minimum term",
        tax: "Per service, plus VAT.",
        includes: "What is included",
      },
      contract: ({ minimumMonths, noticeWeeks }) =>
        claim(
          `You can cancel with ${noticeWeeks}\u00a0weeks’ notice, from the end of month\u00a0${minimumMonths} onwards.`,
          "as-quoted",
        ),
      call: "Schedule Call",
      example: {
        title: "A worked example",
        sum: ({ requests, minutes, hours, hourly, cost }) =>
          `${requests} enquiries × ${minutes}\u00a0minutes are ${hours}\u00a0hours a month. At ${hourly} an hour, that costs ${cost}.`,
        work: "Today’s cost per month",
        target: "With Mainlicht, at target",
        parts: (work, fee) => `${work} work + ${fee} monthly fee, without setup`,
        percent: (share) => `${share}%`,
        earned: {
          title: "What you gain",
          first: (share) => `At our target, ${share} fewer tickets, your first year leaves you up to`,
          later: (share) =>
            `At our target, ${share} fewer tickets, each year from the second on leaves you up to`,
          hours: (hours) => `Time: ${hours}\u00a0hours a month`,
          setup: "Setup",
          fee: "Monthly fee, one year",
          after: (fee, setup, later) =>
            setup
              ? `After that, it is up to ${later} a year, deducting our starting prices and with enquiries of equal length. From ${fee} fewer tickets, the monthly fee is covered; from ${setup}, the setup is covered, too, in the first year.`
              : `From ${fee} fewer tickets, the monthly fee is covered.`,
          never: (share) =>
            claim(
              `Not worth it: even ${share} fewer tickets, our target, do not cover the monthly fee. That is what we will tell you on the call, too.`,
              "useful-answer",
            ),
        },
        own: {
          title: "with your figures",
          requests: "Monthly enquiries",
          minutes: "Minutes per enquiry",
          hourly: "Hourly cost (€)",
          unclear: "Please enter a number above zero in each field.",
        },
      },
    },
    company: {
      title: "Who we are",
      about: (brand, town, since, size) =>
        `${brand} has been around since ${since}: ${size} people in ${town}.`,
      aimed: (sectors) => `Our services are aimed mainly at ${sectors}.`,
      readers: claim(
        "A managing director reads every request personally. Or simply call us.",
        "read-by-people",
      ),
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
