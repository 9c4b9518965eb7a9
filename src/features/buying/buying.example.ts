import { firstYearOf } from "#shared/euros.ts";
import type { BuyingFacts } from "./buying.model.ts";

/**
 * What the example's work costs a month; how much of it must go until a month's fee is earned, and in the first year
 * the setup, too; what is left in the first year and in a later one, if as much goes as is aimed at.
 */
export function workedExample({ example, ...price }: BuyingFacts["price"]) {
  const hours = (example.requests * example.minutes) / 60;
  const cost = hours * example.hourly;
  const share = (price.monthlyFrom / cost) * 100;
  const gone = (12 * cost * example.target) / 100;
  const [first, later] = [gone - firstYearOf(price), gone - 12 * price.monthlyFrom];
  const withSetup = Math.ceil((firstYearOf(price) / (12 * cost)) * 100);
  return { hours, cost, share, breakEven: Math.ceil(share), withSetup, first, later };
}
