import { defineCopy, type Language } from "#shared/copy.ts";
import { feeOf } from "#shared/saving.ts";
import type { Facts } from "./answers/topic.ts";
import { requestsOf } from "./chat.noted.ts";
import type { Noted, Order } from "./chat.port.ts";

interface PriceWords {
  /** @param at for how many enquiries. */
  subject: (count: number, at: string) => string;
  at: (requests: string) => string;
  sum: (subject: string, setup: string, month: string, year: string) => string;
  total: (subject: string, months: number, sum: string, euros: string) => string;
  laterYear: (subject: string, month: string, euros: string, sum: string) => string;
}

const words = defineCopy<PriceWords>({
  de: {
    subject: (count, at) =>
      (count === 1 ? "Eine Lösung kostet" : `${["Zwei", "Drei"][count - 2] ?? count} Lösungen kosten`) + at,
    at: (requests) => ` bei ${requests} Anfragen im Monat`,
    sum: (subject, setup, month, year) =>
      `${subject} ab ${setup} Euro für die Einrichtung und ab ${month} Euro im Monat, im ersten Jahr zusammen ab ${year} Euro`,
    total: (subject, months, sum, euros) =>
      `${subject} in ${months} Monaten zusammen ab ${euros} Euro (${sum} Euro)`,
    laterYear: (subject, month, euros, sum) =>
      `${subject} ohne Einrichtung, also ab dem zweiten Jahr, ab ${month} Euro im Monat und ab ${euros} Euro im Jahr (${sum} Euro)`,
  },
  en: {
    subject: (count, at) =>
      count === 1 ? `One service${at} costs` : `${["Two", "Three"][count - 2] ?? count} services${at} cost`,
    at: (requests) => ` for ${requests} enquiries a month`,
    sum: (subject, setup, month, year) =>
      `${subject} from €${setup} for setup and from €${month} a month, together from €${year} in the first year`,
    total: (subject, months, sum, euros) =>
      `${subject} from €${euros} in ${months} months altogether (${sum})`,
    laterYear: (subject, month, euros, sum) =>
      `${subject} from €${month} a month and from €${euros} a year (${sum}) without setup, so from year two`,
  },
});
const tail = defineCopy({
  de: (mark: string) => `, zuzüglich Umsatzsteuer${mark}.`,
  en: (mark: string) => `, plus VAT${mark}.`,
});

/**
 * What services come to by the site's lowest prices for as many enquiries as were named; with how it was worked out.
 * @returns null where neither an order nor the enquiries make it another price than that of one.
 */
export function priceOf(
  order: Order | null,
  { tickets }: Noted,
  { contract, prices, sampleMark }: Pick<Facts, "contract" | "prices" | "sampleMark">,
  language: Language,
): string | null {
  const requests = tickets ? requestsOf(tickets) : 0;
  const isMore = requests > prices.upTo.requests;
  if (!order && !isMore) return null;
  const { services, months: asked, later } = order ?? { services: 1, months: 12 };
  const own = words[language];
  const [setup, month] = [prices.setupFrom, feeOf(requests, prices)];
  // No contract is shorter.
  const months = Math.max(asked, contract.minimumMonths);
  const shown = (amount: number) => amount.toLocaleString(language);
  const [subject, times] = [
    own.subject(services, isMore ? own.at(shown(requests)) : ""),
    services > 1 ? `${services} × ` : "",
  ];
  const total = shown(services * (setup + months * month));
  const ofSpan = `${times}${shown(setup)} + ${times}${months} × ${shown(month)}`;
  const ofYear = `${times}12 × ${shown(month)}`;
  const told = later
    ? own.laterYear(subject, shown(services * month), shown(services * 12 * month), ofYear)
    : months === 12
      ? own.sum(subject, shown(services * setup), shown(services * month), total)
      : own.total(subject, months, ofSpan, total);
  return told + tail[language](sampleMark);
}
