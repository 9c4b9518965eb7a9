import { defineCopy, type Language } from "#shared/copy.ts";
import { type Facts, list } from "./answers/topic.ts";
import { notedCopy, shown } from "./chat.noted.ts";
import type { Noted } from "./chat.port.ts";

type Figures = Record<"tickets" | "minutes" | "hours" | "less" | "rate" | "euros" | "per", string>;
/** Euros: what is saved a month and the fee of one, then what the first year and a later one come to. */
type Years = Record<"saved" | "fee" | "first" | "later", string>;

const sums = defineCopy<{
  /** What is asked for: the number of enquiries, the minutes of each, the cost of an hour. */
  figures: readonly string[];
  fewer: (less: string, count: string, per: string, percent: number) => string;
  ask: (missing: string) => string;
  sum: (figures: Figures, percent: number) => string;
  /** So much less, as aimed at or as it was asked for. */
  at: (percent: number, isTarget: boolean) => string;
  /** Whether it is worth it: never, not in the first year, or from then on; `asked` puts yes or no before it. */
  never: (at: string, years: Years, asked: boolean) => string;
  later: (at: string, years: Years) => string;
  yes: (at: string, years: Years, asked: boolean) => string;
  /** What one service costs, where the figures are none of a month. */
  fee: (monthly: string, year: string) => string;
}>({
  de: {
    figures: ["Ihre Anfragen im Monat", "die Minuten je Anfrage", "Ihre Kosten je Stunde in Euro"],
    fewer: (less, count, per, percent) =>
      `Bis zu ${percent} % weniger, unser Zielwert, wären bis zu ${less} von ${count} Anfragen${per}. `,
    ask: (missing) =>
      `Nennen Sie mir ${missing}, dann rechne ich mit Ihren Zahlen vor, was das ausmachen kann.`,
    sum: ({ tickets, minutes, hours, less, rate, euros, per }, percent) =>
      `Mit Ihren Zahlen gerechnet: ${tickets} Anfragen × ${minutes} Minuten = ${hours} Stunden${per}; ${percent} % davon sind ${less} Stunden × ${rate} Euro = ${euros} Euro.`,
    at: (percent, isTarget) => `bei ${isTarget ? "unserem Ziel von " : ""}${percent} % weniger Tickets`,
    never: (at, { saved, fee }, asked) =>
      `${asked ? "Nein. " : ""}Auch ${at} sparen Sie ${saved} Euro im Monat, weniger als die ${fee} Euro für den Betrieb.`,
    later: (at, { first, later }) =>
      `Im ersten Jahr nicht: Mit Einrichtung fehlen ${at} ${first} Euro. Ab dem zweiten Jahr sparen Sie bis zu ${later} Euro im Jahr.`,
    yes: (at, { first, later }, asked) =>
      `${asked ? "Ja. " : ""}Im ersten Jahr sparen Sie ${at} mit Einrichtung bis zu ${first} Euro, danach bis zu ${later} Euro im Jahr.`,
    fee: (monthly, year) =>
      `Der Betrieb einer Lösung kostet ab ${monthly} Euro im Monat, im ersten Jahr mit Einrichtung zusammen ab ${year} Euro.`,
  },
  en: {
    figures: ["your enquiries a month", "the minutes each takes", "what an hour costs you in euros"],
    fewer: (less, count, per, percent) =>
      `Up to ${percent}% fewer, our target, would be up to ${less} of ${count} enquiries${per}. `,
    ask: (missing) => `Tell me ${missing}, and I’ll work out with your figures what that could save.`,
    sum: ({ tickets, minutes, hours, less, rate, euros, per }, percent) =>
      `Worked out with your figures: ${tickets} enquiries × ${minutes} minutes = ${hours} hours${per}; ${percent}% of them is ${less} hours × €${rate} = €${euros}.`,
    at: (percent, isTarget) => `at ${isTarget ? "our target of " : ""}${percent}% fewer tickets`,
    never: (at, { saved, fee }, asked) =>
      `${asked ? "No. " : ""}Even ${at} you would save €${saved} a month, less than the €${fee} monthly fee.`,
    later: (at, { first, later }) =>
      `Not in the first year: ${at} you would be €${first} down, setup included. From year two, you’d save up to €${later} a year.`,
    yes: (at, { first, later }, asked) =>
      `${asked ? "Yes. " : ""}In the first year, you’d save up to €${first} ${at}, setup included, then up to €${later} a year.`,
    fee: (monthly, year) =>
      `Running one service costs from €${monthly} a month, together with setup from €${year} in the first year.`,
  },
});

/**
 * A saving, from the visitor's own figures alone, with how it was worked out; where one is missing, it is asked for.
 * @param facts what the site claims that falls away of tickets, at most, and what it takes for a service.
 */
export function savingOf(
  { tickets, minutes, hourly }: Noted,
  heard: Noted,
  topics: readonly string[],
  language: Language,
  {
    claimed: { fewerTickets },
    euros: { month, setup },
    firstYear,
    priceModel,
  }: Pick<Facts, "claimed" | "euros" | "firstYear" | "priceModel">,
): string {
  const percent = heard.share ?? fewerTickets;
  // What is asked for is a month's.
  const period = tickets?.per ?? "month";
  const per = notedCopy[language].per[period];
  if (!tickets || !minutes || !hourly) {
    const { ask, fewer, figures } = sums[language];
    const missing = figures.filter((_, at) => ![tickets, minutes, hourly][at]);
    const asked = ask(list(missing, language === "de" ? "und" : "and"));
    if (!tickets) return asked;
    const less = shown(Math.round((tickets.count * percent) / 100), language);
    return fewer(less, shown(tickets.count, language), per, percent) + asked;
  }
  // Rounded where it is shown: what comes out is the same as beside the prices of the page.
  const hours = (tickets.count * minutes) / 60;
  const less = (hours * percent) / 100;
  const saved = less * hourly;
  const figures = {
    tickets: shown(tickets.count, language),
    minutes: shown(minutes, language),
    hours: shown(hours, language),
    less: shown(less, language),
    rate: shown(hourly, language),
    euros: shown(Math.round(saved), language),
    per,
  };
  const { at, fee, later, never, sum, yes } = sums[language];
  const told = sum(figures, percent);
  if (period !== "month") return `${told} ${fee(shown(month, language), firstYear)}`;
  const kept = 12 * (saved - month);
  const whole = (euros: number) => shown(Math.abs(Math.round(euros)), language);
  const years = { saved: whole(saved), fee: whole(month), first: whole(kept - setup), later: whole(kept) };
  const when = at(percent, !heard.share);
  const asked = topics.includes("worth");
  if (kept <= 0) return `${never(when, years, asked)} ${told}`;
  return `${kept < setup ? later(when, years) : yes(when, years, asked)} ${told} ${priceModel}`;
}
