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
              "Sie nennen uns drei typische Fragen Ihrer Kunden. Wir spielen sie mit dem Assistenten durch und sagen, was sich lohnt.",
              "useful-answer",
            ),
        },
        {
          title: "Angebot und Einrichtung",
          time: ({ setupDays }: Terms) =>
            claim(`Einrichtung: rund ${setupDays}\u00a0Arbeitstage`, "as-quoted"),
          text: ({ setupDays, ownHours }: Terms) =>
            claim(
              `Zuerst kommt ein schriftliches Angebot. Die ${setupDays}\u00a0Tage beginnen, sobald wir Inhalte und Zugänge haben. Die Technik übernehmen wir; Sie brauchen rund ${ownHours}\u00a0Stunden.`,
              "as-quoted",
            ),
        },
        {
          title: "Start und Messung",
          time: ({ watchedWeeks }: Terms) => `${watchedWeeks}\u00a0Wochen`,
          text: ({ minimumMonths }: Terms) =>
            claim(
              `Wir starten mit Ihnen und messen den Nutzen. Anhand der Zahlen entscheiden Sie, ob es nach dem ${minimumMonths}.\u00a0Monat weitergeht.`,
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
        shortest: "Mindestens zu zahlen",
        tax: "Je Lösung, netto.",
        includes: "Darin enthalten",
      },
      contract: ({ minimumMonths, noticeWeeks }: BuyingFacts["contract"]) =>
        claim(
          `Monatlich kündbar mit ${noticeWeeks}\u00a0Wochen Frist, erstmals Ende des ${minimumMonths}.\u00a0Monats.`,
          "as-quoted",
        ),
      call: "Anruf vereinbaren",
    },
    saving: {
      title: "Rechnen Sie selbst",
      intro: "Am Beispiel des Chat-Assistenten.",
      sum: ({ requests, minutes, hours, hourly, cost }: Sum) =>
        `${requests}\u00a0${requests === "1" ? "Anfrage" : "Anfragen"} × ${minutes}\u00a0${minutes === "1" ? "Minute" : "Minuten"} sind ${hours}\u00a0Stunden im Monat. Bei ${hourly} je Stunde kosten sie ${cost}.`,
      work: "Arbeitszeit heute, im Monat",
      target: "Mit Mainlicht, Ziel erreicht",
      /** What the second amount is made of. */
      parts: (work: string, fee: string) => `${work} Arbeit + Betrieb ab ${fee}`,
      /** So much of the work is gone. */
      percent: (share: number) => `${share}\u00a0%`,
      /** What is left at the target, how it comes about, and from which share on the price is paid for. */
      earned: {
        title: "Was der Chat-Assistent bringt",
        /** Two amounts follow, of the target and of half of it; or one. */
        first: "Wert der frei werdenden Arbeitszeit im ersten Jahr, abzüglich unserer Preise.",
        later: "Wert der frei werdenden Arbeitszeit, abzüglich unserer Preise.",
        inFirst: "Im ersten Jahr, mit Einrichtung, bestenfalls",
        half: (share: string) => `Halbes Ziel, ${share} weniger`,
        target: (share: string) => `Ziel, ${share} weniger Anfragen ans Team`,
        fromSecond: (share: string) => `Ab dem zweiten Jahr, ${share} weniger Anfragen`,
        upTo: "bis zu",
        how: "So gerechnet",
        hours: (hours: string, hourly: string) => `${hours}\u00a0Stunden × ${hourly} × 12`,
        setup: "Einrichtung",
        fee: "Betrieb, ein Jahr",
        left: "Bleibt im ersten Jahr",
        /** From which share on the fee is paid for, and in the first year the setup, if it is. */
        paid: (fee: string, setup?: string) =>
          `Ab ${fee} weniger Anfragen ans Team ist der Betrieb bezahlt${setup ? `, ab ${setup} im ersten Jahr auch die Einrichtung` : "; die Einrichtung bezahlt im ersten Jahr auch unser Ziel nicht"}.`,
        next: (later: string) =>
          `Ab dem zweiten Jahr sind es bis zu ${later} im Jahr. Ihre Arbeit bis zum Start ist nicht eingerechnet, das Ziel noch nicht gemessen.`,
        never: "Das lohnt sich nicht.",
        neverMore: (share: string, enough?: string) =>
          claim(
            `Auch ${share} weniger Anfragen, unser Ziel, bezahlen den Betrieb nicht.${enough ? ` Ab etwa ${enough}\u00a0Anfragen im Monat lohnt es sich schon im ersten Jahr, die Einrichtung eingerechnet.` : ""}`,
            "useful-answer",
          ),
        waits: "Das Ergebnis erscheint, sobald alle drei Zahlen stimmen.",
      },
      own: {
        requests: "Anfragen im Monat",
        minutes: "Minuten je Anfrage",
        hourly: "Lohnkosten je Stunde (€)",
        most: (largest: string) => `über 0, höchstens\u00a0${largest}`,
        unclear: (fields: string) => `Bitte prüfen Sie: ${fields}.`,
      },
    },
    company: {
      title: "Wer wir sind",
      about: (brand: string, town: string, since: number, size: number) =>
        `${brand} gibt es seit ${since}. Wir sind ${size}\u00a0Menschen in ${town}.`,
      aimed: (region: string) => `Wir richten uns an Unternehmen in ${region}.`,
      readers: claim("Ihre Anfrage liest die Geschäftsführung.", "read-by-people"),
    },
    questions: {
      title: "Häufige Fragen",
      ask: "Den Assistenten fragen",
      proof: claim(
        "Diese Website setzt keine Cookies und ruft beim Lesen keinen fremden Server auf.",
        "no-cookies",
        "own-server",
      ),
      proofMore: "Selbst\u00a0nachprüfen",
      security: "Mehr zu Sicherheit und AV-Vertrag",
      worth: ({ minimumMonths, noticeWeeks }: BuyingFacts["contract"], sum: string) => ({
        question: "Was, wenn es sich nicht lohnt?",
        answer: claim(
          `Dann sagen wir es Ihnen, möglichst schon im kostenlosen Anruf. Nach dem Start können Sie mit ${noticeWeeks}\u00a0Wochen Frist kündigen, erstmals zum Ende des ${minimumMonths}.\u00a0Betriebsmonats; bis dahin zahlen Sie samt Einrichtung mindestens ${sum} netto`,
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
              "Bring three typical customer questions. We’ll put them to the assistant with you and tell you what pays off.",
              "useful-answer",
            ),
        },
        {
          title: "Quote and setup",
          time: ({ setupDays }) => claim(`Setup: about ${setupDays}\u00a0working days`, "as-quoted"),
          text: ({ setupDays, ownHours }) =>
            claim(
              `After a written quote, the ${setupDays}\u00a0days start once we have your content and access. We do the technical work; you’ll need about ${ownHours}\u00a0hours.`,
              "as-quoted",
            ),
        },
        {
          title: "Launch and measurement",
          time: ({ watchedWeeks }) => `${watchedWeeks}\u00a0weeks`,
          text: ({ minimumMonths }) =>
            claim(
              `We go live with you and measure the results. The figures help you decide whether to go on beyond month\u00a0${minimumMonths}.`,
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
        shortest: "Minimum spend",
        tax: "Per service, plus VAT.",
        includes: "What is included",
      },
      contract: ({ minimumMonths, noticeWeeks }) =>
        claim(
          `You can leave at the end of any month from month\u00a0${minimumMonths} after launch, with ${noticeWeeks}\u00a0weeks’ notice.`,
          "as-quoted",
        ),
      call: "Schedule Call",
    },
    saving: {
      title: "Try your own figures",
      intro: "With the chat assistant as the example.",
      sum: ({ requests, minutes, hours, hourly, cost }) =>
        `${requests}\u00a0${requests === "1" ? "enquiry" : "enquiries"} at ${minutes}\u00a0${minutes === "1" ? "minute" : "minutes"} each: ${hours}\u00a0hours a month. At ${hourly} an hour, that’s ${cost}.`,
      work: "Staff time today, per month",
      target: "With Mainlicht, target met",
      parts: (work, fee) => `${work} staff time + fee from ${fee}`,
      percent: (share) => `${share}%`,
      earned: {
        title: "What the chat assistant saves",
        first: "Staff time saved in the first year, minus our prices.",
        later: "Staff time saved, minus our prices.",
        inFirst: "In the first year, setup included, at best",
        half: (share) => `Half the target, ${share} fewer`,
        target: (share) => `Target, ${share} fewer reach your team`,
        fromSecond: (share) => `From year two, ${share} fewer enquiries`,
        upTo: "up to",
        how: "How it adds up",
        hours: (hours, hourly) => `${hours}\u00a0hours × ${hourly} × 12`,
        setup: "Setup",
        fee: "Monthly fee, one year",
        left: "Saved in the first year",
        paid: (fee, setup) =>
          `A ${fee} drop in enquiries to your team covers the monthly fee${setup ? `; ${setup} covers the first year, setup included` : "; in the first year, not even our target covers setup"}.`,
        next: (later) =>
          `From year two, you save up to ${later} a year after our fee. This leaves out your own work until launch; the target has not been measured yet.`,
        never: "Not worth it.",
        neverMore: (share, enough) =>
          claim(
            `Even our target of ${share} fewer enquiries would not cover the monthly fee.${enough ? ` From about ${enough}\u00a0enquiries a month, it would pay for itself in the first year, setup included.` : ""}`,
            "useful-answer",
          ),
        waits: "The result appears once all three fields are filled in correctly.",
      },
      own: {
        requests: "Monthly enquiries",
        minutes: "Minutes per enquiry",
        hourly: "Staff cost per hour (€)",
        most: (largest) => `above 0, at most\u00a0${largest}`,
        unclear: (fields) => `Please check: ${fields}.`,
      },
    },
    company: {
      title: "Who we are",
      about: (brand, town, since, size) =>
        `${brand} was founded in ${since}. We are ${size} people in ${town}.`,
      aimed: (region) => `Our services are for companies in ${region}.`,
      readers: claim("A managing director reads every enquiry.", "read-by-people"),
    },
    questions: {
      title: "Common questions",
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
          `We’ll tell you so, ideally on the free call. After launch, you can leave at the end of month\u00a0${minimumMonths} or later, with ${noticeWeeks}\u00a0weeks’ notice; by the end of month\u00a0${minimumMonths}, you’ll have paid at least ${sum} plus VAT, setup included`,
          "as-quoted",
          "no-obligation",
        ),
      }),
    },
  },
});
