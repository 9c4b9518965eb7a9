import type { Language } from "./language.ts";

/**
 * A whole amount of euros as its language writes it: "2.900 €", "€2,900".
 * Not `Intl.NumberFormat`: the first one loads its data, 20 ms of processor time while the page is being hydrated.
 * @param amount a whole number, not negative.
 */
export function euros(amount: number, language: Language): string {
  const grouped = String(amount).replace(/\B(?=(\d{3})+$)/g, language === "de" ? "." : ",");
  return language === "de" ? `${grouped}\u00a0€` : `€${grouped}`;
}
