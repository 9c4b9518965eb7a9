import { defineCopy, type Language } from "#shared/copy.ts";
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
    /** After a day that was noted. */
    unsent: " Vereinbart ist noch nichts: Den Wunsch senden Sie unter „Anruf vereinbaren“.",
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
    unsent: " Nothing is arranged yet: you send the request under “Schedule Call”.",
    handedOver: "About us",
  },
});

export const shown = (figure: number, language: Language) =>
  figure.toLocaleString(language === "de" ? "de" : "en", { maximumFractionDigits: 2 });

/** Working days and weeks that a month is taken for. */
export const inMonth = { day: 20, week: 4, month: 1 } as const;

/** Their enquiries in a month. */
export const requestsOf = ({ count, per = "month" }: NonNullable<Noted["tickets"]>) => inMonth[per] * count;

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
  const { repeat, unsent } = notedCopy[language];
  return notes.length > 0 ? repeat(notes.join(", ")) + (noted.day ? unsent : "") : "";
}

/** Topics whose answer a saving belongs to. */
const ofSavings = ["worth", "tickets"];

/** Whether what their figures come to is asked for, or a new one changes it; without their enquiries, whether they ask. */
export function asksSaving(noted: Noted, heard: Noted, topics: readonly string[]): boolean {
  if (!noted.tickets) return topics.includes("worth");
  const isAsked = topics.some((topic) => ofSavings.includes(topic));
  return isAsked || Boolean(heard.tickets || heard.minutes || heard.hourly || heard.share || heard.asks);
}
