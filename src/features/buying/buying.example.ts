import { firstYearOf } from "#shared/euros.ts";
import type { BuyingFacts } from "./buying.model.ts";

/** What the example's work costs a month, and how much of it must go until the least is earned: a month's fee, a first year. */
export function workedExample({ example, ...price }: BuyingFacts["price"]) {
  const hours = (example.requests * example.minutes) / 60;
  const cost = hours * example.hourly;
  const share = (price.monthlyFrom / cost) * 100;
  const inYear = Math.ceil((firstYearOf(price) / (12 * cost)) * 100);
  return { hours, cost, share, breakEven: Math.ceil(share), inYear };
}
