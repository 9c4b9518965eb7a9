import type { BuyingFacts } from "./buying.model.ts";

/** What the example's work costs a month, and how much of it must go until the lowest monthly fee is earned. */
export function workedExample({ example, monthlyFrom }: BuyingFacts["price"]) {
  const hours = (example.requests * example.minutes) / 60;
  const cost = hours * example.hourly;
  const share = (monthlyFrom / cost) * 100;
  return { hours, cost, share, breakEven: Math.ceil(share) };
}
