import { firstYearOf } from "#shared/euros.ts";
import type { BuyingFacts } from "./buying.model.ts";

/** What visitors can overwrite with their own. */
export const typedFigures = ["requests", "minutes", "hourly"] as const;
export type Typed = Record<(typeof typedFigures)[number], string>;

/** The most that one figure can be: more is a slip of the finger. */
const largest = 1_000_000;

/** A figure as people type it, "1.200", "4,5"; null: none, or not above zero. */
export function figureIn(typed: string): number | null {
  const figure = Number(
    typed
      .replace("€", "")
      .replace(/[.,\s](?=\d{3}(?!\d))/g, "")
      .replace(",", "."),
  );
  return figure > 0 && figure <= largest ? figure : null;
}

/**
 * What the example's work costs a month, and what work and fee cost once as much of it has gone as is aimed at; how long
 * two bars are that compare both, in percent, and the second one's part that is work; how much of it must go until a
 * month's fee is earned, and in the first year the setup, too; at the target, how many hours of a month are gone, what a
 * year of them costs, and what is left of it in the first year, at half the target too, and in a later one; and from how
 * many enquiries a month on something is left in the first year.
 */
export function workedExample({ example, ...price }: BuyingFacts["price"]) {
  const worked = (example.requests * example.minutes) / 60;
  const exact = worked * example.hourly;
  const cost = Math.round(exact);
  const share = (price.monthlyFrom / cost) * 100;
  const gone = (12 * exact * example.target) / 100;
  const workThen = Math.round(exact - gone / 12);
  const costThen = workThen + price.monthlyFrom;
  const firstYear = firstYearOf(price);
  const isBeyond = example.requests > price.upTo.requests;
  // Above what the lowest prices cover, no price is known that could be taken off.
  const paid = isBeyond ? 0 : firstYear;
  return {
    hours: Math.round(10 * worked) / 10,
    hoursGone: Math.round(worked * example.target) / 100,
    cost,
    workThen,
    costThen,
    part: Math.min((100 * cost) / costThen, 100),
    partThen: Math.min((100 * costThen) / cost, 100),
    partWork: (100 * workThen) / Math.max(cost, costThen),
    breakEven: Math.ceil(share),
    withSetup: Math.ceil((firstYear / (12 * cost)) * 100),
    isBeyond,
    yearGone: Math.round(gone),
    first: Math.round(gone - paid),
    half: Math.round(gone / 2 - paid),
    later: Math.round(gone - 12 * price.monthlyFrom),
    enough: Math.ceil((firstYear * example.requests) / gone),
  };
}
