import { defineCopy, type Language } from "#shared/copy.ts";
import { type Facts, list } from "./answers/topic.ts";
import type { Noted } from "./chat.port.ts";

export const notedCopy = defineCopy({
  de: {
    people: (count: string) => `${count} Mitarbeiter`,
    tickets: (count: string, per: string) => `${count} Anfragen${per}`,
    per: { day: " am Tag", week: " in der Woche", month: " im Monat" },
    minutes: (count: string) => `${count} Minuten je Anfrage`,
    hourly: (euros: string) => `${euros} Euro je Stunde`,
    /** Monday first. */
    days: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag"],
    daytimes: { morning: "vormittag", noon: "mittag", afternoon: "nachmittag" },
    call: (when: string) => `Anruf am ${when}`,
    repeat: (all: string) => `Für dieses Gespräch notiert: ${all}.`,
    /** Before the notes, in the contact form. */
    handedOver: "Meine Angaben",
  },
  en: {
    people: (count) => `${count} employees`,
    tickets: (count, per) => `${count} enquiries${per}`,
    per: { day: " a day", week: " a week", month: " a month" },
    minutes: (count) => `${count} minutes per enquiry`,
    hourly: (euros) => `€${euros} an hour`,
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    daytimes: { morning: " morning", noon: " at noon", afternoon: " afternoon" },
    call: (when) => `call on ${when}`,
    repeat: (all) => `Noted for this conversation: ${all}.`,
    handedOver: "About us",
  },
});

const shown = (figure: number, language: Language) =>
  figure.toLocaleString(language === "de" ? "de" : "en", { maximumFractionDigits: 2 });

/** What a visitor said of themselves, a few words each. */
export function notesOf(noted: Noted, language: Language): string[] {
  const words = notedCopy[language];
  const { people, tickets, minutes, hourly, systems, day, daytime } = noted;
  const ofDay = day ? words.days[day - 1] : undefined;
  return [
    people ? words.people(shown(people, language)) : "",
    tickets ? words.tickets(shown(tickets.count, language), tickets.per ? words.per[tickets.per] : "") : "",
    minutes ? words.minutes(shown(minutes, language)) : "",
    hourly ? words.hourly(shown(hourly, language)) : "",
    ...(systems ?? []),
    ofDay ? words.call(`${ofDay}${daytime ? words.daytimes[daytime] : ""}`) : "",
  ].filter(Boolean);
}

/** Repeats it in a sentence; empty where there is nothing to repeat. */
export function repeatOf(noted: Noted, language: Language): string {
  const notes = notesOf(noted, language);
  return notes.length > 0 ? notedCopy[language].repeat(notes.join(", ")) : "";
}

/** Topics whose answer a saving belongs to. */
const ofSavings = ["worth", "tickets"];

type Figures = Record<"tickets" | "minutes" | "hours" | "less" | "rate" | "euros" | "per", string>;

const sums = defineCopy<{
  /** What is asked for: the number of enquiries, the minutes of each, the cost of an hour. */
  figures: readonly string[];
  fewer: (less: string, count: string, per: string, percent: number) => string;
  ask: (missing: string) => string;
  sum: (figures: Figures, percent: number, isTarget: boolean) => string;
  /** What one service costs; or what is left of a saving a month, where it is more. */
  fee: (monthly: string, year: string) => string;
  left: (monthly: string, month: string, year: string) => string;
}>({
  de: {
    figures: ["Ihre Anfragen im Monat", "die Minuten je Anfrage", "Ihre Kosten je Stunde in Euro"],
    fewer: (less, count, per, percent) =>
      `Bis zu ${percent} % weniger, unser Zielwert, wären bis zu ${less} von ${count} Anfragen${per}. `,
    ask: (missing) =>
      `Nennen Sie mir ${missing}, dann rechne ich mit Ihren Zahlen vor, was das ausmachen kann.`,
    sum: ({ tickets, minutes, hours, less, rate, euros, per }, percent, isTarget) =>
      `Mit Ihren Zahlen gerechnet: ${tickets} Anfragen × ${minutes} Minuten = ${hours} Stunden${per}. Fallen davon ${percent} % weg${isTarget ? ", unser Ziel" : ""}, sind es ${less} Stunden × ${rate} Euro = ${euros} Euro${per}.`,
    fee: (monthly, year) =>
      `Der Betrieb einer Lösung kostet ab ${monthly} Euro im Monat, im ersten Jahr mit Einrichtung zusammen ab ${year} Euro.`,
    left: (monthly, month, year) =>
      `Der Betrieb kostet ab ${monthly} Euro im Monat; es bleiben also bis zu ${month} Euro, im ersten Jahr mit Einrichtung bis zu ${year} Euro.`,
  },
  en: {
    figures: ["your enquiries a month", "the minutes each takes", "what an hour costs you in euros"],
    fewer: (less, count, per, percent) =>
      `Up to ${percent}% fewer, our target, would be up to ${less} of ${count} enquiries${per}. `,
    ask: (missing) => `Tell me ${missing}, and I’ll work out with your figures what that could save.`,
    sum: ({ tickets, minutes, hours, less, rate, euros, per }, percent, isTarget) =>
      `Worked out with your figures: ${tickets} enquiries × ${minutes} minutes = ${hours} hours${per}. If ${percent}% of them fall away${isTarget ? ", our target" : ""}, that is ${less} hours × €${rate} = €${euros}${per}.`,
    fee: (monthly, year) =>
      `Running one service costs from €${monthly} a month, together with setup from €${year} in the first year.`,
    left: (monthly, month, year) =>
      `The fee starts at €${monthly} a month, so that leaves up to €${month}, and up to €${year} in the first year including setup.`,
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
  }: Pick<Facts, "claimed" | "euros" | "firstYear">,
): string | null {
  const percent = heard.share ?? fewerTickets;
  const isAsked = topics.some((topic) => ofSavings.includes(topic));
  if (
    tickets
      ? !(isAsked || heard.tickets || heard.minutes || heard.hourly || heard.share)
      : !topics.includes("worth")
  )
    return null;
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
  const { fee, left, sum } = sums[language];
  const monthly = shown(month, language);
  const kept = saved - month;
  const inYear = 12 * kept - setup;
  const after =
    period === "month" && inYear > 0
      ? left(monthly, shown(Math.round(kept), language), shown(Math.round(inYear), language))
      : fee(monthly, firstYear);
  return `${sum(figures, percent, !heard.share)} ${after}`;
}
