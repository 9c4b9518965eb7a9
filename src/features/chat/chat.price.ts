import { defineCopy, type Language } from "#shared/copy.ts";
import type { Facts } from "./answers/topic.ts";

interface PriceWords {
  /** They speak of money. */
  money: RegExp;
  /** Asks for something else beside it. */
  other: RegExp;
  /** How many services, where nothing else is counted. */
  two: RegExp;
  three: RegExp;
  /** One more. */
  plus: RegExp;
  /** Years and months, and the second year alone. */
  years: RegExp;
  months: RegExp;
  later: RegExp;
  /** Their names in a question. */
  services: readonly RegExp[];
  numbers: readonly string[];
  subject: (count: number) => string;
  sum: (subject: string, setup: string, month: string, year: string) => string;
  total: (subject: string, months: number, sum: string, euros: string) => string;
  laterYear: (subject: string, sum: string, euros: string) => string;
}

const end = "(?= *[?.!]*$)";
const countOf = (number: string, service: string) =>
  new RegExp(
    `\\b(?:${number})(?: (?:${service})\\b|(?: (?:davon|of them|of those|zusammen|together))?${end})`,
    "iu",
  );
const serviceDe = "(?:drei )?(?:lösungen|produkte|bausteine|zusammen|im (?:ersten )?(?:jahr|monat))";
const serviceEn =
  "(?:three )?(?:services|solutions|products|tools|together|in the (?:first )?(?:year|month))";

const words = defineCopy<PriceWords>({
  de: {
    money: /kost|preis|bezahl|zahle|budget|euro|€|teuer|ausgeben/iu,
    other: /rabatt|nachlass|günstiger|pauschal|(?:je|pro) (?:nutzer|lösung)/iu,
    two: countOf("zwei|beiden?|2", serviceDe),
    three: countOf("drei|alle|allen|3", serviceDe),
    plus: /\b(?:plus|dazu|zusätzlich|noch|zusammen mit)\b/iu,
    years: /\b(\d+|zwei|drei|vier|fünf) jahren?\b/iu,
    months: /\b(\d+) monaten?\b/iu,
    later: /\b(?:zweite[nrs]?|2\.|folge|weitere[nrs]?|nächste[nrs]?) ?jahr/iu,
    services: [/chat/iu, /lead/iu, /crm/iu],
    numbers: ["null", "eine", "zwei", "drei", "vier", "fünf"],
    subject: (count) =>
      count === 1 ? "Eine Lösung kostet" : `${count === 2 ? "Zwei" : "Drei"} Lösungen kosten`,
    sum: (subject, setup, month, year) =>
      `${subject} ab ${setup} Euro für die Einrichtung und ab ${month} Euro im Monat, im ersten Jahr zusammen ab ${year} Euro`,
    total: (subject, months, sum, euros) =>
      `${subject} in ${months} Monaten zusammen ab ${euros} Euro (${sum} Euro)`,
    laterYear: (subject, sum, euros) =>
      `${subject} im zweiten Jahr ab ${euros} Euro (${sum} Euro), denn die Einrichtung zahlen Sie einmal`,
  },
  en: {
    money: /cost|price|pay|budget|euro|€|expensive|spend|fee\b|set us back|how much/iu,
    other: /discount|cheaper|flat|per (?:user|service)/iu,
    two: countOf("two|both|2", serviceEn),
    three: countOf("three|all|3", serviceEn),
    plus: /\b(?:plus|add|also|additionally|on top|together with)\b/iu,
    years: /\b(\d+|two|three|four|five) years?\b/iu,
    months: /\b(\d+) months?\b/iu,
    later: /\b(?:second|2nd|following|next|further) year|year two|year 2\b/iu,
    services: [/chat/iu, /lead/iu, /crm/iu],
    numbers: ["zero", "one", "two", "three", "four", "five"],
    subject: (count) =>
      count === 1 ? "One service costs" : `${count === 2 ? "Two" : "Three"} services cost`,
    sum: (subject, setup, month, year) =>
      `${subject} from €${setup} for setup and from €${month} a month, together from €${year} in the first year`,
    total: (subject, months, sum, euros) =>
      `${subject} from €${euros} in ${months} months altogether (${sum})`,
    laterYear: (subject, sum, euros) =>
      `${subject} from €${euros} in the second year (${sum}), as you pay for setup once`,
  },
});
const tail = defineCopy({
  de: (mark: string) => `, zuzüglich Umsatzsteuer${mark}.`,
  en: (mark: string) => `, plus VAT${mark}.`,
});

/** Subjects that a sum goes on from. */
const ofPrice = ["price", "firstYear", "payment", "otherPrices", "discount"];

/**
 * What several services, or more than the first year, come to by the site's lowest prices; with how it was worked out.
 * @param before the subject of the conversation. @returns null where nothing of the kind is asked.
 */
export function priceOf(
  question: string,
  before: string | null,
  { euros: { setup, month }, sampleMark }: Facts,
  language: Language,
): string | null {
  const own = words[language];
  const isPrice = ofPrice.includes(before ?? "");
  if (!(isPrice || own.money.test(question)) || own.other.test(question)) return null;
  const named = own.services.filter((service) => service.test(question)).length;
  const counted = own.three.test(question) ? 3 : own.two.test(question) ? 2 : named;
  const count = Math.max(1, counted < 2 && named === 1 && isPrice && own.plus.test(question) ? 2 : counted);
  const figure = (text = "") => Number(text) || own.numbers.indexOf(text.toLowerCase());
  const [years, months] = [own.years.exec(question), own.months.exec(question)];
  const span = years ? figure(years[1]) * 12 : months ? figure(months[1]) : 12;
  const isLater = own.later.test(question);
  if (!isLater && count < 2 && span <= 12) return null;
  const shown = (amount: number) => amount.toLocaleString(language);
  const [subject, times] = [own.subject(count), count > 1 ? `${count} × ` : ""];
  const total = shown(count * (setup + span * month));
  const ofSpan = `${times}${shown(setup)} + ${times}${span} × ${shown(month)}`;
  const ofYear = `${times}12 × ${shown(month)}`;
  const told = isLater
    ? own.laterYear(subject, ofYear, shown(count * 12 * month))
    : span > 12
      ? own.total(subject, span, ofSpan, total)
      : own.sum(subject, shown(count * setup), shown(count * month), total);
  return told + tail[language](sampleMark);
}
