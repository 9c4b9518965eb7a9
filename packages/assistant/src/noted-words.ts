import type { Language, PartOfSum } from "./answer.ts";

/** How visitors name their figures. */
interface Patterns {
  people: RegExp;
  tickets: RegExp;
  /** So many a month, where it goes without saying of what. */
  rate: RegExp;
  per: Readonly<Record<"day" | "week" | "month", RegExp>>;
  minutes: RegExp;
  hourly: RegExp;
  /** They speak of a call. */
  call: RegExp;
  days: RegExp;
  daytimes: Readonly<Record<"morning" | "noon" | "afternoon", RegExp>>;
  /** They speak of us: "do you have twelve employees?" */
  address: RegExp;
  /** They name a system as theirs. */
  own: RegExp;
  /** They ask for a part of the sum. */
  asks: Readonly<Record<PartOfSum, RegExp>>;
}

/** Small numbers in words, from one on. */
export const numbers: Record<Language, readonly string[]> = {
  de: ["ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
  en: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
};

/** A figure in digits, with points or commas between thousands, or a small one in words. */
export function figureOf(text: string | undefined, language: Language): number | undefined {
  if (!text) return undefined;
  return Number(text.replace(/[.,]/g, "")) || numbers[language].indexOf(text.toLowerCase()) + 1 || undefined;
}

const number = "(\\d{1,3}(?:[.,]\\d{3})+|\\d+)";

export const patterns: Record<Language, Patterns> = {
  de: {
    people: new RegExp(
      `(?:(?:bei|für|in|mit) )?(?:(?:eine[nmrs]?|unsere[nmrs]?|die|ein) )?(?:\\p{L}+ )?(?:mit |haben |sind )?(?:rund |etwa |circa |ca\\.? |ungefähr )?${number}(?: |-)?(?:mitarbeiter\\p{L}*|leuten?|angestellten?|beschäftigten?|mann(?!\\p{L})|köpfen?|personen|kolleg\\p{L}*|ma(?!\\p{L}))`,
      "iu",
    ),
    tickets: new RegExp(
      `${number} (?:support-?|kunden)?(?:tickets?|anfragen|e-?mails|mails|fälle|chats|gespräche|nachrichten)(?: (?:pro|am|im|je|in der|die|jeden) (?:tag|woche|monat)| täglich| wöchentlich| monatlich)?`,
      "iu",
    ),
    rate: new RegExp(`${number} (?:pro|am|im|je|in der|die) (?:tag|woche|monat)`, "iu"),
    per: { day: /tag|täglich/iu, week: /woche|wöchentlich/iu, month: /monat/iu },
    minutes: /(\d+) ?(?:minuten|min\b)\.?(?: (?:pro|je|für (?:ein|jedes)) (?:ticket|anfrage|fall|mail))?/iu,
    hourly:
      /(\d+) ?(?:€|euro) ?(?:(?:pro|die|in der|je|\/) ?(?:stunde|h\b)|stunden(?:satz|lohn))|stunde(?:nsatz|nlohn)? (?:(?:von|ist|liegt|bei|kostet|uns) )*(\d+)(?: ?(?:€|euro))?/iu,
    call: /\b(?:anruf\p{L}*|ruft?|rufen|rückruf\p{L}*|telefon\p{L}*|termin\p{L}*|gespräch\p{L}*|erstgespräch\p{L}*|zurückrufen)\b/iu,
    days: /\b(montag|dienstag|mittwoch|donnerstag|freitag)(?:vormittag|nachmittag|mittag|abend|morgen)?s?\b/iu,
    daytimes: {
      afternoon: /nachmittags?|\babends?\b|\bum 1[4-6]\b/iu,
      morning: /vormittags?|\bmorgens\b|\bfrüh\b|(?:tag|woch)morgen\b|\bum (?:9|10|11)\b/iu,
      noon: /(?<!vor|nach)mittags?\b|\bum 1[23]\b/iu,
    },
    address:
      /\b(?:habt|seid|hat) ihr\b|\b(?:haben|sind|beschäftigen) sie\b|\beuch\b|\bihr (?:habt|seid)\b|^sie (?:sind|haben)\b|\bvertrau/iu,
    own: /\b(?:wir|unser\p{L}*|ich|bei uns)\b/iu,
    asks: {
      later:
        /\b(?:zweite[nrs]?|2\.|folge|weitere[nrs]?|nächste[nrs]?) ?jahr|^(?:und )?(?:im|das) zweiten?\W*$|\bohne (?:die )?(?:einmalige )?einrichtung/iu,
      breakEven:
        /\b(?:ab|bei) (?:wie ?viele?n?|welcher (?:zahl|menge))\b.*(?:lohn|rechne|rentier|trägt|deck)|\bwie ?viele (?:anfragen|tickets)\b.*(?:brauch|müss|nötig|mindestens|damit)/iu,
      hours: /\bwie ?viele? stunden\b/iu,
      today:
        /\b(?:was|wie ?viel) kostet? (?:(?:uns|mich|das|es) )+(?:denn )?(?:heute|jetzt|bisher|aktuell|derzeit)/iu,
    },
  },
  en: {
    people: new RegExp(
      `(?:(?:for|in|at|with) )?(?:(?:an?|our|the) )?(?:\\p{L}+ )?(?:with |of |have |are )?(?:about |around |roughly )?${number}(?: |-)?(?:employees|people|staff|persons?|colleagues|team members|workers|heads)(?: (?:company|business|team|firm))?`,
      "iu",
    ),
    tickets: new RegExp(
      `${number} (?:support )?(?:tickets?|requests|enquiries|inquiries|emails?|e-mails|cases|chats|conversations|messages)(?: (?:a|per|every|each|/) ?(?:day|week|month)| daily| weekly| monthly)?`,
      "iu",
    ),
    rate: new RegExp(`${number} (?:a|per|every|each|/) ?(?:day|week|month)`, "iu"),
    per: { day: /day|daily/iu, week: /week/iu, month: /month/iu },
    minutes:
      /(\d+) ?(?:minutes|mins?)\b(?: (?:per|a|each|for each|for one) ?(?:ticket|request|case|email)?)?/iu,
    hourly:
      /(?<![£$\d])(?:€|eur ?)?(\d+) ?(?:€|euros?)? ?(?:an|per|\/) ?(?:hour|h)\b|hourly rate (?:of |is )?(?:€|eur ?)?(\d+)|\bhour (?:costs?|is|comes to) (?:us |me |about )*(?:€|eur ?)?(\d+)(?: ?(?:€|euros?))?/iu,
    call: /\b(?:calls?|ring|phone|appointment|meeting|talk|callback)\b/iu,
    days: /\b(monday|tuesday|wednesday|thursday|friday)s?\b/iu,
    daytimes: {
      afternoon: /\b(?:afternoon|evening|(?<!\b(?:12|1) )pm|[2-9]pm)\b|\bat [2-4]\b/iu,
      morning: /\b(?:morning|(?<!\bi )am|\d{1,2}am)\b|\bat (?:9|10|11)\b/iu,
      noon: /\b(?:noon|midday|lunch\w*)\b|\b(?:12|1) ?pm\b/iu,
    },
    address:
      /\b(?:do|are|have) you\b|\byou (?:have|are|employ)\b|\byour (?:team|company|staff)\b|\btrust\b/iu,
    own: /\b(?:we|our|us|i|my)\b/iu,
    asks: {
      later:
        /\b(?:second|2nd|following|next|further) year|year (?:two|2)\b|^(?:and )?(?:in )?the second\W*$|\bwithout (?:the )?set ?up/iu,
      breakEven:
        /\b(?:at|from) (?:what|which|how many)\b.*\b(?:pays?|worth|break)|\bhow many (?:enquiries|tickets|requests)\b.*\b(?:break ?even|need|pay|worth)/iu,
      hours: /\bhow many hours\b/iu,
      today:
        /\b(?:does|do) (?:it|that|this|they|the \p{L}+) cost (?:us |me )?(?:today|now|at the moment)|\bcosting us\b/iu,
    },
  },
};

/** The days of the week, Monday first. */
export const dayNames: Record<Language, readonly string[]> = {
  de: ["montag", "dienstag", "mittwoch", "donnerstag", "freitag"],
  en: ["monday", "tuesday", "wednesday", "thursday", "friday"],
};

/** Systems by the name that their makers write. */
export const systems: readonly string[] = `
  ActiveCampaign DATEV Dynamics Excel Freshdesk Gmail HubSpot Intercom Jira JTL lexoffice Lexware Mailchimp Navision
  NetSuite Odoo Outlook OTRS Personio Pipedrive proALPHA Salesforce SAP Shopify Shopware Slack Teams TYPO3 weclapp
  WhatsApp WooCommerce WordPress Xentral Zammad Zapier Zendesk Zoho
`
  .trim()
  .split(/\s+/);
