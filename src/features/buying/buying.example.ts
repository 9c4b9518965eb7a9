import { firstYearOf } from "#shared/euros.ts";
import { mostRequests, savingOf } from "#shared/saving.ts";
import type { BuyingFacts } from "./buying.model.ts";

/** What visitors can overwrite with their own. */
export const typedFigures = ["requests", "minutes", "hourly"] as const;
export type Typed = Record<(typeof typedFigures)[number], string>;

/** The most that each figure can be: more is a slip of the finger. */
export const largest = { requests: mostRequests, minutes: 480, hourly: 500 } as const satisfies Record<
  keyof Typed,
  number
>;

/** A figure as people type it, "1.200", "4,5"; null: none, not above zero, or more than it can be. */
export function figureIn(typed: Typed, name: keyof Typed): number | null {
  const figure = Number(
    typed[name]
      .replace("€", "")
      .replace(/[.,\s](?=\d{3}(?!\d))/g, "")
      .replace(",", "."),
  );
  return figure > 0 && figure <= largest[name] ? figure : null;
}

/**
 * What the example's work costs a month, and what work and fee cost once as much of it has gone as is aimed at; how long
 * two bars are that compare both, in percent, and the second one's part that is work; how much of it must go until a
 * month's fee is earned, and in the first year the setup, too; at the target, how many hours of a month are gone, what a
 * year of them costs, and what is left of it in the first year, at half the target too, and in a later one; and from how
 * many enquiries a month on something is left in the first year.
 */
export function workedExample({ example, ...price }: BuyingFacts["price"]) {
  const atTarget = savingOf(example, example.target, price);
  const cost = Math.round(atTarget.cost);
  const workThen = Math.round(atTarget.cost - atTarget.gone);
  const { fee } = atTarget;
  const costThen = workThen + fee;
  const yearGone = 12 * atTarget.gone;
  const firstYear = firstYearOf({ ...price, monthlyFrom: fee });
  return {
    hours: Math.round(10 * atTarget.hours) / 10,
    hoursGone: Math.round(100 * atTarget.hoursGone) / 100,
    cost,
    workThen,
    costThen,
    part: Math.min((100 * cost) / costThen, 100),
    partThen: Math.min((100 * costThen) / cost, 100),
    partWork: (100 * workThen) / Math.max(cost, costThen),
    breakEven: Math.ceil((100 * fee) / cost),
    withSetup: Math.ceil((100 * firstYear) / (12 * cost)),
    fee,
    yearGone: Math.round(yearGone),
    first: Math.round(atTarget.first),
    half: Math.round(yearGone / 2 - firstYear),
    later: Math.round(atTarget.later),
    enough: atTarget.forFirst,
  };
}
