import type { Language } from "./language.ts";

const locales: Record<Language, string> = { de: "de-DE", en: "en-GB" };

/** A day as it stands in a sentence, all of it in one line: "28. November 2026". The day is that of UTC. */
export function longDate(day: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" });
  return format.format(day).replaceAll(" ", "\u00a0");
}
