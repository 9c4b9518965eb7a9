import { defineCopy, type Language } from "#shared/copy.ts";
import { savingOf } from "#shared/saving.ts";
import { type Facts, list } from "./answers/topic.ts";
import { inMonth, notedCopy, requestsOf, shown } from "./chat.noted.ts";
import type { Noted } from "./chat.port.ts";

/** What is told of a sum: `less` and `saved` fall away at `at`, so much fewer tickets; euros but for hours and counts. */
type Told = Record<
  "at" | "percent" | "tickets" | "minutes" | "rate" | "hours" | "cost" | "less" | "saved" | "gone" | "fee",
  string
> &
  /** What the first year and a later one come to, and from how many enquiries a month each is worth it. */
  Record<"first" | "later" | "forFirst" | "forLater", string>;
type Say = (told: Told) => string;

const sums = defineCopy<{
  /** What is asked for: the number of enquiries, the minutes of each, the cost of an hour. */
  figures: readonly string[];
  fewer: (less: string, count: string, per: string, percent: number) => string;
  ask: (missing: string) => string;
  /** So much less, as aimed at or as it was asked for. */
  at: (percent: number, isTarget: boolean) => string;
  sum: Say;
  /** Whether it is worth it: never, not in the first year, or from then on. */
  never: Say;
  late: Say;
  yes: Say;
  /** What is asked for instead. */
  later: Say;
  breakEven: Say;
  hours: Say;
  today: Say;
  /** Before it, where it is asked for. */
  likely: string;
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
    at: (percent, isTarget) =>
      `bei ${isTarget ? "unserem Ziel von " : ""}${percent} % weniger Anfragen ans Team`,
    sum: ({ tickets, minutes, hours, percent, less, rate, saved }) =>
      `Mit Ihren Zahlen gerechnet: ${tickets} × ${minutes} Minuten = ${hours} Stunden im Monat; ${percent} % davon sind ${less} Stunden × ${rate} Euro = ${saved} Euro.`,
    never: ({ at, saved, fee }) =>
      `Das lohnt sich nicht: Es wird ${at} nur Arbeitszeit für ${saved} Euro im Monat frei, weniger als die ${fee} Euro für den Betrieb.`,
    late: ({ at, first, later }) =>
      `Im ersten Jahr nicht: Mit Einrichtung fehlen ${at} ${first} Euro. Ab dem zweiten Jahr bleiben bis zu ${later} Euro im Jahr.`,
    yes: ({ at, gone, first, later }) =>
      `Im ersten Jahr wird ${at} Arbeitszeit im Wert von ${gone} Euro frei; nach Abzug unserer Preise bleiben bis zu ${first} Euro, danach bis zu ${later} Euro im Jahr.`,
    later: ({ at, later }) =>
      `Ab dem zweiten Jahr, ohne Einrichtung, wird ${at} Arbeitszeit im Wert von bis zu ${later} Euro im Jahr frei, nach Abzug unserer Preise.`,
    breakEven: ({ at, minutes, rate, forFirst, forLater }) =>
      `Etwa ${forLater} Anfragen im Monat (${minutes} Minuten, ${rate} Euro je Stunde) decken ${at} den Betrieb, etwa ${forFirst} im ersten Jahr auch die Einrichtung.`,
    hours: ({ at, hours, less }) =>
      `Heute sind das ${hours} Stunden im Monat; ${at} fallen bis zu ${less} davon weg.`,
    today: ({ hours, rate, cost }) =>
      `Heute kosten Ihre Anfragen ${hours} Stunden × ${rate} Euro = ${cost} Euro im Monat.`,
    likely: "Voraussichtlich ja. ",
    back: (months) =>
      ` Die Einrichtung wäre dann nach ${months === 1 ? "einem Monat" : `rund ${months} Monaten`} verdient.`,
    times: { day: (count) => ` × ${count} Arbeitstage`, week: (count) => ` × ${count} Wochen` },
  },
  en: {
    figures: ["your enquiries a month", "the minutes each takes", "what an hour costs you in euros"],
    fewer: (less, count, per, percent) =>
      `Up to ${percent}% fewer, our target, would be up to ${less} of ${count} enquiries${per}. `,
    ask: (missing) => `Tell me ${missing}, and I’ll work out with your figures what that could save.`,
    at: (percent, isTarget) =>
      `at ${isTarget ? "our target of " : ""}${percent}% fewer enquiries to your team`,
    sum: ({ tickets, minutes, hours, percent, less, rate, saved }) =>
      `Worked out with your figures: ${tickets} × ${minutes} minutes = ${hours} hours a month; ${percent}% of them is ${less} hours × €${rate} = €${saved}.`,
    never: ({ at, saved, fee }) =>
      `That isn’t worth it: ${at} you would save staff time worth only €${saved} a month, less than the €${fee} monthly fee.`,
    late: ({ at, first, later }) =>
      `Not in the first year: ${at} you would be €${first} down, setup included. From year two, you’d save up to €${later} a year.`,
    yes: ({ at, gone, first, later }) =>
      `In the first year, you’d save staff time worth €${gone} ${at}; after our prices, that leaves up to €${first}, then up to €${later} a year.`,
    later: ({ at, later }) =>
      `From year two, without setup, you’d save staff time worth up to €${later} a year ${at}, after our prices.`,
    breakEven: ({ at, minutes, rate, forFirst, forLater }) =>
      `About ${forLater} enquiries a month (${minutes} minutes each at €${rate} an hour) cover the fee ${at}, about ${forFirst} the first year, setup included.`,
    hours: ({ at, hours, less }) =>
      `Today that is ${hours} hours a month; ${at}, up to ${less} of them fall away.`,
    today: ({ hours, rate, cost }) =>
      `Today your enquiries cost ${hours} hours × €${rate} = €${cost} a month.`,
    likely: "Probably yes. ",
    back: (months) =>
      ` Setup would then have paid for itself after about ${months === 1 ? "a month" : `${months} months`}.`,
    times: { day: (count) => ` × ${count} working days`, week: (count) => ` × ${count} weeks` },
  },
});

/** What of the three figures is missing, after what is known without it. */
function askedFor({ tickets, minutes, hourly }: Noted, percent: number, language: Language): string {
  const { ask, fewer, figures } = sums[language];
  const missing = figures.filter((_, at) => ![tickets, minutes, hourly][at]);
  const asked = ask(list(missing, language === "de" ? "und" : "and"));
  if (!tickets) return asked;
  const { count, per = "month" } = tickets;
  const less = shown(Math.round((count * percent) / 100), language);
  return fewer(less, shown(count, language), notedCopy[language].per[per], percent) + asked;
}

/**
 * A saving, from the visitor's own figures alone, with how it was worked out, or the part of it that is asked for; where
 * a figure is missing, it is asked for.
 * @param facts what the site claims that falls away of tickets, at most, and what it takes for a service.
 */
export function savingSaid(
  noted: Noted,
  { asks }: Noted,
  topics: readonly string[],
  language: Language,
  { claimed: { fewerTickets }, priceModel, prices }: Pick<Facts, "claimed" | "priceModel" | "prices">,
): string {
  const { tickets, minutes, hourly = 0, share = fewerTickets } = noted;
  const percent = share === "half" ? fewerTickets / 2 : share;
  const own = sums[language];
  const { per, tickets: enquiries } = notedCopy[language];
  const period = tickets?.per ?? "month";
  const figure = (amount: number) => shown(amount, language);
  if (!tickets || !minutes || (!hourly && asks !== "hours")) return askedFor(noted, percent, language);
  // Rounded where it is shown: what comes out is the same as beside the prices of the page.
  const whole = (amount: number) => figure(Math.abs(Math.round(amount)));
  const requests = requestsOf(tickets);
  const saving = savingOf({ requests, minutes, hourly }, percent, prices);
  // What is asked for is a month's.
  const span = period === "month" ? "" : per[period] + own.times[period](inMonth[period]);
  const told: Told = {
    at: own.at(percent, percent === fewerTickets),
    percent: figure(percent),
    tickets: enquiries(figure(tickets.count), span),
    minutes: figure(minutes),
    rate: figure(hourly),
    hours: figure(saving.hours),
    less: figure(saving.hoursGone),
    cost: whole(saving.cost),
    saved: whole(saving.gone),
    gone: whole(12 * saving.gone),
    fee: whole(saving.fee),
    first: whole(saving.first),
    later: whole(saving.later),
    forFirst: figure(saving.forFirst),
    forLater: figure(saving.forLater),
  };
  const isEver = saving.forFirst < Infinity;
  if (asks && asks !== "later" && (asks !== "breakEven" || isEver)) return own[asks](told);
  if (saving.later <= 0) return `${own.never(told)} ${own.sum(told)}`;
  const verdict = topics.includes("worth") ? own.likely : "";
  const ofFirst = saving.first < 0 ? own.late(told) : verdict + own.yes(told);
  const earned = own.back(Math.ceil((12 * prices.setupFrom) / saving.later));
  const worth = asks ? own.later(told) : ofFirst + earned;
  return `${worth} ${priceModel} ${own.sum(told)}`;
}
