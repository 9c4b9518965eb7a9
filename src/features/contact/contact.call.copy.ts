import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import type { CallbackRequest, CallPart } from "./contact.draft.ts";

/** Two lines of a choice: what it is called, and what that means. */
interface ChoiceWords {
  name: string;
  more: string;
}

export interface CallWords {
  /** The view's heading, instead of the one for anything. */
  title: string;
  legend: string;
  hint: string;
  phone: string;
  phoneHint: string;
  /** Before the number, in the line. */
  tel: string;
  day: string;
  anyDay: ChoiceWords;
  /** Weekday and date of a day that is given as an ISO date. */
  dayOf: (day: string) => ChoiceWords;
  /** The same in a sentence. */
  fullDayOf: (day: string) => string;
  part: string;
  anyPart: ChoiceWords;
  parts: Readonly<Record<CallPart, ChoiceWords>>;
  /** Begins the line that is put above the description when it is sent. */
  line: string;
  /** In that line, when neither day nor time was chosen. */
  open: string;
  /** The button that sends it. */
  submit: string;
  /** Steps after a request for a call, instead of those after any request. */
  next: readonly string[];
  /** Said when it has been sent. */
  booked: (day: string, part: CallbackRequest["part"], phone: string) => string;
  bookedMore: string;
  /** The same without a day, and without a number. */
  dayOpen: string;
  phoneOpen: string;
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
const germanDay = dateIn("de", fullDate);
const englishDay = dateIn("en-GB", fullDate);

function choicesIn(locale: string): (day: string) => ChoiceWords {
  const [name, more] = [dateIn(locale, weekday), dateIn(locale, shortDate)];
  return (day) => ({ name: name(day), more: more(day) });
}

const germanParts: Record<CallbackRequest["part"], string> = {
  "": "zwischen 9 und 17 Uhr",
  any: "zwischen 9 und 17 Uhr",
  morning: "vormittags zwischen 9 und 12 Uhr",
  noon: "mittags zwischen 12 und 14 Uhr",
  afternoon: "nachmittags zwischen 14 und 17 Uhr",
};
const englishParts: Record<CallbackRequest["part"], string> = {
  "": "between 9 am and 5 pm",
  any: "between 9 am and 5 pm",
  morning: "between 9 am and noon",
  noon: "between noon and 2 pm",
  afternoon: "between 2 pm and 5 pm",
};

/** Only for whoever came by a link that names a call. */
export const callCopy = defineCopy<CallWords>({
  de: {
    title: "Wann passt Ihnen ein Anruf?",
    legend: "Ihr Anruf",
    hint: "Wählen Sie Tag und Tageszeit.",
    submit: "Anruf vereinbaren",
    phone: "Telefonnummer",
    phoneHint: "Unter dieser Nummer rufen wir Sie an. Fehlt sie, fragen wir per E-Mail.",
    tel: "Telefon",
    day: "Tag",
    anyDay: { name: "Egal", more: "Montag bis Freitag" },
    dayOf: choicesIn("de"),
    fullDayOf: germanDay,
    part: "Tageszeit",
    anyPart: { name: "Egal", more: "9 bis 17 Uhr" },
    parts: {
      morning: { name: "Vormittag", more: "9 bis 12 Uhr" },
      noon: { name: "Mittag", more: "12 bis 14 Uhr" },
      afternoon: { name: "Nachmittag", more: "14 bis 17 Uhr" },
    },
    line: "Wunschzeit für den Anruf:",
    open: "noch offen",
    next: [
      claim("Ein Mensch aus unserem Team liest Ihre Nachricht.", "read-by-people"),
      claim("Per E-Mail bestätigen wir die Zeit des Anrufs oder schlagen eine andere vor.", "call-as-agreed"),
      claim(
        "Im Anruf klären wir, ob sich eine Automatisierung für Sie lohnt. Wenn nicht, sagen wir das.",
        "useful-answer",
      ),
    ],
    booked: (day, part, phone) =>
      claim(`Wir rufen Sie am ${germanDay(day)}, ${germanParts[part]} unter ${phone} an.`, "call-as-agreed"),
    bookedMore: claim("Geht es bei uns dann nicht, schreiben wir Ihnen vorher.", "call-as-agreed"),
    dayOpen: claim("Wann wir anrufen, schreiben wir Ihnen per E-Mail.", "call-as-agreed"),
    phoneOpen: claim(
      "Für den Anruf fehlt uns noch Ihre Telefonnummer. Wir fragen per E-Mail danach.",
      "call-as-agreed",
    ),
  },
  en: {
    title: "When would a call suit you?",
    legend: "Your call",
    hint: "Choose a day and a time (German time).",
    submit: "Schedule Call",
    phone: "Phone number",
    phoneHint: "We will call you on this number. If you leave it out, we will ask for it by email.",
    tel: "phone",
    day: "Day",
    anyDay: { name: "Any day", more: "Monday to Friday" },
    dayOf: choicesIn("en-GB"),
    fullDayOf: englishDay,
    part: "Time of day",
    anyPart: { name: "Any time", more: "9 am to 5 pm" },
    parts: {
      morning: { name: "Morning", more: "9 am to noon" },
      noon: { name: "Midday", more: "noon to 2 pm" },
      afternoon: { name: "Afternoon", more: "2 pm to 5 pm" },
    },
    line: "Preferred time for the call:",
    open: "still open",
    next: [
      claim("A person on our team reads your message.", "read-by-people"),
      claim("We confirm the time of the call by email, or suggest another.", "call-as-agreed"),
      claim(
        "On the call, we find out whether automation pays off for you. If it doesn’t, we say so.",
        "useful-answer",
      ),
    ],
    booked: (day, part, phone) =>
      claim(
        `We will call you on ${englishDay(day)}, ${englishParts[part]} German time, on ${phone}.`,
        "call-as-agreed",
      ),
    bookedMore: claim("If we cannot make it then, we will write to you first.", "call-as-agreed"),
    dayOpen: claim("We will tell you by email when we will call.", "call-as-agreed"),
    phoneOpen: claim(
      "To call you, we still need your phone number. We will ask for it by email.",
      "call-as-agreed",
    ),
  },
});
