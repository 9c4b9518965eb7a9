import { firstYearOf } from "#shared/euros.ts";
import type { BuyingFacts } from "./buying.model.ts";

/** What visitors can overwrite with their own. */
export const typedFigures = ["requests", "minutes", "hourly"] as const;
export type Typed = Record<(typeof typedFigures)[number], string>;

/** The most that one figure can be: more is a slip of the finger. */
const largest = 1_000_000;

/** A figure as people type it, "1.200", "4,5"; null: none, or not above zero. */
export function figureIn(typed: string): number | null {
  const figure = Number(typed.replace(/[.,\s](?=\d{3}(?!\d))/g, "").replace(",", "."));
  return figure > 0 && figure <= largest ? figure : null;
}

/**
 * What the example's work costs a month, and how long two bars are that compare it with the fee, in percent; how much of
 * it must go until a month's fee is earned, and in the first year the setup, too; what is left in the first year and in a
 * later one, if as much goes as is aimed at.
 */
export function workedExample({ example, ...price }: BuyingFacts["price"]) {
  const hours = Math.round((example.requests * example.minutes) / 6) / 10;
  const cost = Math.round((example.requests * example.minutes * example.hourly) / 60);
  const share = (price.monthlyFrom / cost) * 100;
  const gone = (12 * cost * example.target) / 100;
  const firstYear = firstYearOf(price);
  return {
    hours,
    cost,
    workPart: Math.min(10_000 / share, 100),
    feePart: Math.min(share, 100),
    breakEven: Math.ceil(share),
    withSetup: Math.ceil((firstYear / (12 * cost)) * 100),
    first: Math.floor(gone - firstYear),
    later: Math.floor(gone - 12 * price.monthlyFrom),
  };
}
