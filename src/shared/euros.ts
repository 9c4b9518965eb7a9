import type { Language } from "./language.ts";

/**
 * A whole number in groups of three digits as its language writes them: "2.900", "2,900".
 * Not `Intl.NumberFormat`: the first one loads its data, 20 ms of processor time while the page is being hydrated.
 * @param amount a whole number, not negative.
 */
export function grouped(amount: number, language: Language): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, language === "de" ? "." : ",");
}

/** The least that one solution costs from the start on, in its first year or so many months: set-up and each month. */
export const firstYearOf = (
  { setupFrom, monthlyFrom }: { setupFrom: number; monthlyFrom: number },
  months = 12,
): number => setupFrom + months * monthlyFrom;

/** A whole amount of euros as its language writes it: "2.900 €", "€2,900". @param amount see `grouped`. */
export function euros(amount: number, language: Language): string {
  const figures = grouped(amount, language);
  return language === "de" ? `${figures}\u00a0€` : `€${figures}`;
}
