import { type Language, type Noted, partsOfSum, weekdays } from "./answer.ts";
import { dayNames, figureOf, patterns, systems } from "./noted-words.ts";

export function systemsIn(question: string): string[] {
  const words = new Set(question.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  // "Teams" is a word of English, too: as a system it is written with a capital letter.
  return systems.filter((name) =>
    name === "Teams" ? / Teams\b/.test(question) : words.has(name.toLowerCase()),
  );
}

/** Shorter names are too like other words. */
const shortestName = 6;

/** Whether at most one letter is missing, too many or another one, and not the first. */
function isAlmost(word: string, name: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === name[at]) at += 1;
  const [one, other] = [word.slice(at), name.slice(at)];
  return (
    at > 0 && [one.slice(1), one].some((rest) => rest === other.slice(1) || (rest !== one && rest === other))
  );
}

/** A question with the names of systems as their makers write them: "Pipdrive" is Pipedrive. */
export const spelled = (question: string): string =>
  question.replace(/\p{L}+/gu, (word) =>
    word.length < shortestName - 1
      ? word
      : (systems.find(
          (name) => name.length >= shortestName && isAlmost(word.toLowerCase(), name.toLowerCase()),
        ) ?? word),
  );

/** What a visitor says of themselves in one question, and the question without their figures. */
export interface Heard {
  noted: Noted;
  rest: string;
}

/** Subjects in which a number a month is one of tickets. */
const ofTickets = ["tickets", "worth", "results", "reporting"];
/** Once the minutes are known, this is what an hour costs: alone, or beside enquiries. */
const sumAlone =
  /^(?:€?(\d+)(?: ?(?:€|euros?))?|(?:(?:and|und|with|at|mit|bei|nur|only) )+(?:€(\d+)|(\d+) ?(?:€|euros?)))[\s?.!]*$/i;
const sum = /€\d+|\d+ ?(?:€|euro)/i;
/** In the order in which they are asked for: enquiries a month, minutes of each, cost of an hour. */
const three = /^€?(\d+)\D{1,5}(\d+)\D{1,6}(\d+)\D{0,6}$/;
/** "And with 300?": as many enquiries, instead of those before. */
const instead =
  /^(?:(?:and|und|what|was|wie|if|wenn|about|ist|wäre) )*(?:with|for|at|about|bei|mit|für) (?:only |just |nur )?(\d[\d.,]*)[\s?.!]*$/iu;
/** "And at 10 minutes?" */
const leaning = /^(?:(?:and|und|but|aber|what|was) )*(?:if|wenn|with|at|bei|mit)\b/iu;
const figuresOf = ([count = 0, minutes = 0, hourly = 0]: readonly number[]): Noted => ({
  tickets: { count, per: "month" },
  minutes,
  hourly,
});

/** "And with only half?", "with 20 percent fewer?": another share of what falls away. */
const lessThan =
  /^(?:und|and|aber|but|was|what|wie|wenn|if|bei|mit|with|at|nur|only) (?!.*(?:garant|guarant|rabatt|skonto|discount|zahl|pay|steuer|mwst|vat\b|half an? |jahr|year|stund|hour)).*?(?:\b(\d\d?) ?(?:%|prozent\b|percent\b|per cent\b)|\b(?:hälfte|halb so viel|half|dritteln?|(?:a|one|two) thirds?|viertel|(?:a|one|three) quarters?)\b)|\b(\d\d?) ?(?:%|prozent|percent|per cent) (?:weniger|fewer|less)\b/iu;
/** Shares of the enquiries that are said in words; any other half is one of the site's own target. */
const spokenShares: readonly (readonly [RegExp, number])[] = [
  [/\b(?:zwei dritteln?|two thirds)\b/iu, 67],
  [/\b(?:drei viertel|three quarters)\b/iu, 75],
  [/\b(?:drittel|third)\b/iu, 33],
  [/\b(?:viertel|quarter)\b/iu, 25],
  [/\b(?:hälfte|half)\b.*\b(?:beantwortet|answered)\b/iu, 50],
];
/** Who asks of a sum with more words asks for something else. */
const longestOfSum = 12;

/** What is said with figures alone: all three, another number of enquiries or share; or the part of the sum that is asked for. */
function aloneIn(
  question: string,
  language: Language,
  subject: string | null,
  { tickets, minutes, hourly }: Noted,
) {
  const all = ofTickets.includes(subject ?? "") ? three.exec(question) : null;
  if (all) return figuresOf(all.slice(1).map(Number));
  const count = tickets && figureOf(instead.exec(question)?.[1], language);
  if (count) return { tickets: { ...tickets, count } };
  if (!tickets || !minutes || question.split(" ").length > longestOfSum) return undefined;
  const asks = partsOfSum.find((part) => patterns[language].asks[part].test(question));
  if (asks) return { asks };
  const less = hourly ? lessThan.exec(question) : null;
  if (!less) return undefined;
  const share = less[1] ?? less[2] ?? spokenShares.find(([words]) => words.test(question))?.[1];
  return { share: share ? Number(share) : ("half" as const) };
}

/** Whether a number a month goes without saying of what. */
const ofSum = (subject: string | null, { tickets, minutes, hourly }: Noted) =>
  Boolean(tickets || minutes || hourly) || ofTickets.includes(subject ?? "");

/** The German word for the afternoon holds the one for noon. */
const daytimes = ["afternoon", "morning", "noon"] as const;

/**
 * @param subject of the conversation: in that of a call, "Tuesday" alone is its day.
 * @param before what they said before: "in the morning" is of the day that they named.
 */
export function heardIn(
  question: string,
  language: Language,
  subject: string | null,
  before: Noted = {},
): Heard {
  const alone = aloneIn(question, language, subject, before);
  if (alone) return { noted: alone, rest: "" };
  const words = patterns[language];
  const found: { -readonly [Key in keyof Noted]: Noted[Key] } = {};
  let rest = question;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest);
    if (match) rest = rest.replace(match[0], " ");
    return match;
  };
  const named = words.address.test(question) ? [] : systemsIn(question);
  if (named.length > 0 && words.own.test(question)) found.systems = named;
  // Preparing these patterns takes a slow device some time, which a question without a figure need not wait for.
  if (/\d/.test(question) && !words.address.test(question)) {
    const tickets = take(words.tickets) ?? (ofSum(subject, before) ? take(words.rate) : null);
    const count = figureOf(tickets?.[1], language);
    const per = (["day", "week", "month"] as const).find((one) => words.per[one].test(tickets?.[0] ?? ""));
    if (count) found.tickets = per ? { count, per } : { count };
    const hourly = take(words.hourly) ?? (before.minutes ? take(sumAlone) : null);
    const rate = figureOf(hourly?.slice(1).find(Boolean), language);
    if (rate) found.hourly = rate;
    const people = figureOf(take(words.people)?.[1], language);
    if (people) found.people = people;
    // Minutes alone may be anything; beside tickets or a rate they are what a ticket takes.
    const isOfEach = before.tickets && (leaning.test(question) || !question.includes("?"));
    if (count || rate || isOfEach || /ticket|anfrage|request|enquir|inquir|case|mail/i.test(question)) {
      const minutes = figureOf(take(words.minutes)?.[1], language);
      if (minutes) found.minutes = minutes;
      const bare = count && minutes && !rate ? take(sum) : null;
      if (bare) found.hourly = Number(/\d+/.exec(bare[0]));
    }
    if (named.length > 0 && (count || people)) found.systems = named;
  }
  // "On Wednesdays only", said while it is about when somebody calls back.
  if (subject === "call" || (subject === "reply" && !question.includes("?")) || words.call.test(question)) {
    const weekday = weekdays[dayNames[language].indexOf(take(words.days)?.[1]?.toLowerCase() ?? "")];
    if (weekday) found.day = weekday;
    const daytime = daytimes.find((one) => words.daytimes[one].test(question));
    const ofDay = weekday ?? before.day;
    if (daytime && ofDay) {
      found.day = ofDay;
      found.daytime = daytime;
    }
  }
  return { noted: found, rest: rest.replace(/\s+/g, " ").trim() };
}

/** What was said before and what is said now; the later figure counts, and systems add up. */
export function together(before: Noted, now: Noted): Noted {
  const all = [...new Set([...(before.systems ?? []), ...(now.systems ?? [])])];
  return { ...before, ...now, ...(all.length > 0 ? { systems: all } : {}) };
}
