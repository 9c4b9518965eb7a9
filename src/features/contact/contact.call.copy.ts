import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import type { CallPart } from "./contact.draft.ts";

/** Two lines of a choice: what it is called, and what that means. */
export interface ChoiceWords {
  name: string;
  more: string;
}

/**
 * Writes an ISO date in parts of the visitor's language. The format is made with the first date: this copy comes with
 * the page, and formats load their data while it is being hydrated.
 */
function dateIn(locale: string, parts: Intl.DateTimeFormatOptions): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat(locale, { ...parts, timeZone: "UTC" });
    return format.format(Date.parse(day));
  };
}

const weekday = { weekday: "long" } as const;
const shortDate = { day: "numeric", month: "short" } as const;
const fullDate = { ...weekday, day: "numeric", month: "long" } as const;

function choicesIn(locale: string): (day: string) => ChoiceWords {
  const [name, more] = [dateIn(locale, weekday), dateIn(locale, shortDate)];
  return (day) => ({ name: name(day), more: more(day) });
}

/** Only for whoever came by a link that names a call. */
export const callCopy = defineCopy({
  de: {
    /** The view's heading, instead of the one for anything. */
    title: "Wann passt Ihnen ein Anruf?",
    /** Instead of that of any request, when it has been sent. */
    sent: "Ihr Anrufwunsch ist angekommen.",
    legend: "Ihr Wunschtermin",
    hint: "Tag und Tageszeit sind freiwillig.",
    /** The button that sends it. */
    submit: "Anrufwunsch senden",
    phone: "Telefonnummer",
    phoneHint: "Unter dieser Nummer rufen wir Sie an. Ohne sie fragen wir per E-Mail nach.",
    /** What stands there is no number. */
    phoneFault: "Diese Nummer können wir nicht wählen. Beispiel: +49\u00a069\u00a01234567",
    /** Before the number, in the line. */
    tel: "Telefon",
    day: "Tag",
    anyDay: { name: "Tag egal", more: "Montag bis Freitag" },
    /** Weekday and date of a day that is given as an ISO date. */
    dayOf: choicesIn("de"),
    /** The same in a sentence. */
    fullDayOf: dateIn("de", fullDate),
    part: "Tageszeit",
    anyPart: { name: "Zeit egal", more: "9 bis 17 Uhr" },
    parts: {
      morning: { name: "Vormittag", more: "9 bis 12 Uhr" },
      noon: { name: "Mittag", more: "12 bis 14 Uhr" },
      afternoon: { name: "Nachmittag", more: "14 bis 17 Uhr" },
    } satisfies Record<CallPart, ChoiceWords>,
    /** Begins the line that is put above the description when it is sent. */
    line: "Wunschzeit für den Anruf:",
    /** In that line, when neither day nor time was chosen. */
    open: "noch offen",
    /** The second step after a request for a call, instead of that after any request. */
    next: claim(
      "Per E-Mail nennen wir die genaue Uhrzeit, dazu eine erste Einschätzung zu den Fragen, die Sie nennen. Passt Ihnen die Uhrzeit nicht, antworten Sie einfach auf die E-Mail.",
      "call-as-agreed",
    ),
    /** Said when it has been sent: nothing is agreed before the company has named the time. */
    thanks: (phone: string) =>
      phone ? claim(`Vielen Dank! Wir rufen Sie unter ${phone} an.`, "call-as-agreed") : "Vielen Dank!",
    /** @param time the day and the part of it that were chosen. */
    wish: (time: string) => `Ihr Wunsch: ${time}.`,
    /** @param day and @param time when the answer is due. */
    timeFollows: (day: string, time: string) =>
      claim(`Die genaue Uhrzeit schreiben wir Ihnen bis ${day}, ${time}\u00a0Uhr.`, "answer-24h"),
    phoneOpen: claim(
      "Für den Anruf fehlt uns noch Ihre Telefonnummer. Wir fragen per E-Mail danach.",
      "call-as-agreed",
    ),
  },
  en: {
    title: "When would a call suit you?",
    sent: "Your call request has arrived.",
    legend: "Preferred time (German time)",
    hint: "Day and time are optional.",
    submit: "Send call request",
    phone: "Phone number",
    phoneHint: "We’ll call you on this number. If you leave it blank, we’ll ask by email.",
    phoneFault: "We can’t dial this number. Example: +49\u00a069\u00a01234567",
    tel: "phone",
    day: "Day",
    anyDay: { name: "Any day", more: "Monday to Friday" },
    dayOf: choicesIn("en-GB"),
    fullDayOf: dateIn("en-GB", fullDate),
    part: "Time of day",
    anyPart: { name: "Any time", more: "9 am to 5 pm" },
    parts: {
      morning: { name: "Morning", more: "9 am to noon" },
      noon: { name: "Midday", more: "noon to 2 pm" },
      afternoon: { name: "Afternoon", more: "2 pm to 5 pm" },
    },
    line: "Preferred time for the call:",
    open: "no preference",
    next: claim(
      "We’ll email you the exact time, and an initial assessment of the questions you give us. If the time doesn’t suit you, just reply.",
      "call-as-agreed",
    ),
    thanks: (phone) =>
      phone ? claim(`Thank you! We’ll call you on ${phone}.`, "call-as-agreed") : "Thank you!",
    wish: (time) => `Your preferred time: ${time} (German time).`,
    timeFollows: (day, time) =>
      claim(`We’ll email you the exact time by ${time} on ${day} (your time).`, "answer-24h"),
    phoneOpen: claim(
      "To call you, we still need your phone number. We’ll ask for it by email.",
      "call-as-agreed",
    ),
  },
});

export type CallWords = (typeof callCopy)["de"];
