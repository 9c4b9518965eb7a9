import { answerHours } from "#shared/answer-hours.ts";

/** So many days are on offer: a week at a glance. */
const count = 5;
/** The hour at which a day's first calls are made, where the company is. */
const firstHour = 9;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const noonOf = (day: string) => Date.parse(`${day}T12:00Z`);

/** Easter Sunday by Gauss's rule, which holds from 1900 to 2099. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const moon = (19 * golden + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const late = sunday === 6 && (moon === 29 || (moon === 28 && golden > 10)) ? 7 : 0;
  return isoDay(Date.UTC(year, 2, 22 + moon + sunday - late));
}

/** Public holidays of the same date in all of Germany. */
const fixed = ["01-01", "05-01", "10-03", "12-25", "12-26"];
/**
 * Days from Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday, and Corpus Christi, which Hesse has,
 * where the company is.
 */
const moving = [-2, 1, 39, 50, 60];

function isHoliday(day: string): boolean {
  const fromEaster = (noonOf(day) - noonOf(easterSunday(Number(day.slice(0, 4))))) / dayMs;
  return fixed.includes(day.slice(5)) || moving.includes(fromEaster);
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(noonOf(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/**
 * The next working days in Frankfurt on which somebody can be called, as ISO dates. The first one begins when the
 * answer to the request is due: nobody waits for a call that nobody has read about.
 * @param now in milliseconds.
 */
export function callDays(now: number): readonly string[] {
  // Swedish writes dates as ISO does. A day counts if its first hour is still to come when the answer is due.
  const due = now + answerHours * hourMs + dayMs - firstHour * hourMs;
  const days: string[] = [];
  let day = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Berlin" }).format(due);
  for (; days.length < count; day = isoDay(noonOf(day) + dayMs)) {
    if (isWorkingDay(day)) days.push(day);
  }
  return days;
}
