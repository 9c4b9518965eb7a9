import type { Language } from "./language.ts";

/**
 * A number in groups of three digits as its language writes them: "2.900,5", "2,900.5".
 * Not `Intl.NumberFormat`: the first one loads its data, 20 ms of processor time while the page is being hydrated.
 * @param amount not negative, with the decimals that are to be shown.
 */
export function grouped(amount: number, language: Language): string {
  const [between, before] = language === "de" ? [".", ","] : [",", "."];
  const [whole = "", decimals] = String(amount).split(".");
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, between);
  return decimals ? groups + before + decimals : groups;
}

/** The least that one solution costs from the start on, in its first year or so many months: set-up and each month. */
export const firstYearOf = (
  { setupFrom, monthlyFrom }: { setupFrom: number; monthlyFrom: number },
  months = 12,
): number => setupFrom + months * monthlyFrom;

/** An amount of euros as its language writes it: "2.900 €", "€42.50". @param amount see `grouped`. */
export function euros(amount: number, language: Language): string {
  const figures = grouped(amount, language).replace(/([.,]\d)$/, "$10");
  return language === "de" ? `${figures}\u00a0€` : `€${figures}`;
}
