import { defineCopy, type Language } from "#shared/copy.ts";
import { type Facts, list } from "./answers/topic.ts";
import { notedCopy, shown } from "./chat.noted.ts";
import type { Noted } from "./chat.port.ts";

type Figures = Record<"tickets" | "minutes" | "hours" | "less" | "rate" | "euros", string>;
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
  /** Whether it is worth it: never, not in the first year, or from then on; and what a later year saves. */
  never: (at: string, years: Years) => string;
  late: (at: string, years: Years) => string;
  yes: (at: string, years: Years) => string;
  later: (at: string, years: Years) => string;
  /** Before it, where it is asked for. */
  likely: string;
  /** Follows what the lowest prices leave of more enquiries than they cover. */
  beyond: (upTo: string) => string;
  /** After how many months the setup is earned. */
  back: (months: number) => string;
  /** How a day or a week becomes a month: so many of them follow. */
  times: Record<"day" | "week", (count: number) => string>;
}>({
  de: {
    figures: ["Ihre Anfragen im Monat", "die Minuten je Anfrage", "Ihre Kosten je Stunde in Euro"],
    fewer: (less, count, per, percent) =>
      `Bis zu ${percent} % weniger, unser Zielwert, wären bis zu ${less} von ${count} Anfragen${per}. `,
    ask: (missing) =>
      `Nennen Sie mir ${missing}, dann rechne ich mit Ihren Zahlen vor, was das ausmachen kann.`,
    sum: ({ tickets, minutes, hours, less, rate, euros }, percent) =>
      `Mit Ihren Zahlen gerechnet: ${tickets} × ${minutes} Minuten = ${hours} Stunden im Monat; ${percent} % davon sind ${less} Stunden × ${rate} Euro = ${euros} Euro.`,
    at: (percent, isTarget) => `bei ${isTarget ? "unserem Ziel von " : ""}${percent} % weniger Tickets`,
    never: (at, { saved, fee }) =>
      `Das lohnt sich nicht: B${at.slice(1)} sparen Sie nur ${saved} Euro im Monat, weniger als die ${fee} Euro für den Betrieb.`,
    late: (at, { first, later }) =>
      `Im ersten Jahr nicht: Mit Einrichtung fehlen ${at} ${first} Euro. Ab dem zweiten Jahr sparen Sie bis zu ${later} Euro im Jahr.`,
    likely: "Voraussichtlich ja. ",
    yes: (at, { first, later }) =>
      `Im ersten Jahr sparen Sie ${at} nach Abzug der Einstiegspreise bis zu ${first} Euro, danach bis zu ${later} Euro im Jahr.`,
    later: (at, { later }) =>
      `Ab dem zweiten Jahr, ohne Einrichtung, sparen Sie ${at} nach Abzug der Einstiegspreise bis zu ${later} Euro im Jahr.`,
    beyond: (upTo) =>
      `Über ${upTo} Anfragen im Monat kostet der Betrieb mehr als den Einstiegspreis; dann bleibt weniger.`,
    back: (months) =>
      months === 1
        ? " Die Einrichtung ist nach einem Monat verdient."
        : ` Die Einrichtung ist nach rund ${months} Monaten verdient.`,
    times: { day: (count) => ` × ${count} Arbeitstage`, week: (count) => ` × ${count} Wochen` },
  },
  en: {
    figures: ["your enquiries a month", "the minutes each takes", "what an hour costs you in euros"],
    fewer: (less, count, per, percent) =>
      `Up to ${percent}% fewer, our target, would be up to ${less} of ${count} enquiries${per}. `,
    ask: (missing) => `Tell me ${missing}, and I’ll work out with your figures what that could save.`,
    sum: ({ tickets, minutes, hours, less, rate, euros }, percent) =>
      `Worked out with your figures: ${tickets} × ${minutes} minutes = ${hours} hours a month; ${percent}% of them is ${less} hours × €${rate} = €${euros}.`,
    at: (percent, isTarget) => `at ${isTarget ? "our target of " : ""}${percent}% fewer tickets`,
    never: (at, { saved, fee }) =>
      `That isn’t worth it: ${at} you would save only €${saved} a month, less than the €${fee} monthly fee.`,
    late: (at, { first, later }) =>
      `Not in the first year: ${at} you would be €${first} down, setup included. From year two, you’d save up to €${later} a year.`,
    likely: "Probably yes. ",
    yes: (at, { first, later }) =>
      `In the first year, you’d save up to €${first} ${at}, after our starting prices, then up to €${later} a year.`,
    later: (at, { later }) =>
      `From year two, without setup, you’d save up to €${later} a year ${at}, after our starting prices.`,
    beyond: (upTo) =>
      `Above ${upTo} enquiries a month, the fee is higher than the starting price, so less is left.`,
    back: (months) =>
      ` Setup has paid for itself after about ${months === 1 ? "a month" : `${months} months`}.`,
    times: { day: (count) => ` × ${count} working days`, week: (count) => ` × ${count} weeks` },
  },
});

/** Working days and weeks that a month is taken for. */
const inMonth = { day: 20, week: 4, month: 1 } as const;

/**
 * A saving, from the visitor's own figures alone, with how it was worked out; where one is missing, it is asked for.
 * @param facts what the site claims that falls away of tickets, at most, and what it takes for a service.
 */
export function savingOf(
  { tickets, minutes, hourly, share }: Noted,
  heard: Noted,
  topics: readonly string[],
  language: Language,
  {
    claimed: { fewerTickets },
    euros: { month, setup },
    priceModel,
    upTo,
  }: Pick<Facts, "claimed" | "euros" | "priceModel" | "upTo">,
): string {
  const percent = share ?? fewerTickets;
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
  const times = inMonth[period];
  const hours = (times * tickets.count * minutes) / 60;
  const less = (hours * percent) / 100;
  const saved = less * hourly;
  const figures = {
    tickets: notedCopy[language].tickets(
      shown(tickets.count, language),
      period === "month" ? "" : per + sums[language].times[period](times),
    ),
    minutes: shown(minutes, language),
    hours: shown(hours, language),
    less: shown(less, language),
    rate: shown(hourly, language),
    euros: shown(Math.round(saved), language),
  };
  const { at, back, beyond, late, later, likely, never, sum, yes } = sums[language];
  const told = sum(figures, percent);
  const left = saved - month;
  const kept = 12 * left;
  const whole = (euros: number) => shown(Math.abs(Math.round(euros)), language);
  const years = { saved: whole(saved), fee: whole(month), first: whole(kept - setup), later: whole(kept) };
  const when = at(percent, percent === fewerTickets);
  if (kept <= 0) return `${never(when, years)} ${told}`;
  const isBeyond = times * tickets.count > upTo.requests;
  const verdict = topics.includes("worth") ? likely : "";
  const ofFirst = kept < setup ? late(when, years) : verdict + yes(when, years);
  const worth = heard.later ? later(when, years) : ofFirst;
  const earned = isBeyond || heard.later ? "" : back(Math.ceil(setup / left));
  return `${worth}${earned} ${isBeyond ? beyond(shown(upTo.requests, language)) : priceModel} ${told}`;
}
