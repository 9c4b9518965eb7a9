import { answerHours } from "#shared/answer-hours.ts";
import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import type { CallPart } from "./contact.draft.ts";

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
  /** The same in a sentence; without a day, any of them. */
  fullDayOf: (day: string) => string;
  part: string;
  anyPart: ChoiceWords;
  parts: Readonly<Record<CallPart, ChoiceWords>>;
  /** Begins the line that is put above the description when it is sent. */
  line: string;
  /** Steps after a request for a call, instead of those after any request. */
  next: readonly string[];
  /** Said when it has been sent. */
  booked: (day: string, part: CallPart | "", phone: string) => string;
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

const germanParts: Record<CallPart | "", string> = {
  "": "zwischen 9 und 17 Uhr",
  morning: "vormittags zwischen 9 und 12 Uhr",
  noon: "mittags zwischen 12 und 14 Uhr",
  afternoon: "nachmittags zwischen 14 und 17 Uhr",
};
const englishParts: Record<CallPart | "", string> = {
  "": "between 9 am and 5 pm",
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
    phone: "Telefonnummer",
    phoneHint: "Unter dieser Nummer rufen wir Sie an. Ohne sie fragen wir per E-Mail danach.",
    tel: "Telefon",
    day: "Tag",
    anyDay: { name: "Egal", more: "jeder Werktag" },
    dayOf: choicesIn("de"),
    fullDayOf: (day) => (day ? germanDay(day) : "jeder Werktag"),
    part: "Tageszeit",
    anyPart: { name: "Egal", more: "9 bis 17 Uhr" },
    parts: {
      morning: { name: "Vormittag", more: "9 bis 12 Uhr" },
      noon: { name: "Mittag", more: "12 bis 14 Uhr" },
      afternoon: { name: "Nachmittag", more: "14 bis 17 Uhr" },
    },
    line: "Wunschzeit für den Anruf:",
    next: [
      claim("Ein Mensch aus unserem Team liest Ihre Nachricht.", "read-by-people"),
      claim(
        `Innerhalb von ${answerHours} Stunden bestätigen wir den Termin per E-Mail oder schlagen einen anderen vor.`,
        "answer-24h",
      ),
      "Im Anruf klären wir, ob sich eine Automatisierung für Sie lohnt. Wenn nicht, sagen wir das.",
    ],
    booked: (day, part, phone) =>
      claim(`Wir rufen Sie am ${germanDay(day)}, ${germanParts[part]} unter ${phone} an.`, "call-as-agreed"),
    bookedMore: claim("Geht es bei uns dann nicht, schreiben wir Ihnen vorher.", "call-as-agreed"),
    dayOpen: claim(
      `Wann wir anrufen, schreiben wir Ihnen innerhalb von ${answerHours} Stunden per E-Mail.`,
      "answer-24h",
    ),
    phoneOpen: claim(
      `Für den Anruf fehlt uns noch Ihre Telefonnummer. Wir fragen innerhalb von ${answerHours} Stunden per E-Mail danach und bestätigen die Zeit.`,
      "answer-24h",
    ),
  },
  en: {
    title: "When would a call suit you?",
    legend: "Your call",
    hint: "Choose a day and a time, which is German time.",
    phone: "Phone number",
    phoneHint: "We call you on this number. Without it we ask for it by email.",
    tel: "phone",
    day: "Day",
    anyDay: { name: "Any", more: "working day" },
    dayOf: choicesIn("en-GB"),
    fullDayOf: (day) => (day ? englishDay(day) : "any working day"),
    part: "Time of day",
    anyPart: { name: "Any", more: "9 am to 5 pm" },
    parts: {
      morning: { name: "Morning", more: "9 am to noon" },
      noon: { name: "Midday", more: "noon to 2 pm" },
      afternoon: { name: "Afternoon", more: "2 pm to 5 pm" },
    },
    line: "A time for the call:",
    next: [
      claim("A person on our team reads your message.", "read-by-people"),
      claim(`Within ${answerHours} hours we confirm the time by email, or suggest another.`, "answer-24h"),
      "In the call we find out whether automation pays off for you. If not, we say so.",
    ],
    booked: (day, part, phone) =>
      claim(
        `We will call you on ${englishDay(day)}, ${englishParts[part]} German time, on ${phone}.`,
        "call-as-agreed",
      ),
    bookedMore: claim("If we cannot make it then, we write to you first.", "call-as-agreed"),
    dayOpen: claim(`We will tell you by email within ${answerHours} hours when we call.`, "answer-24h"),
    phoneOpen: claim(
      `To call you we still need your phone number. We will ask for it by email within ${answerHours} hours, and confirm the time.`,
      "answer-24h",
    ),
  },
});
