import { expect, test } from "vitest";
import { feeOf, savingOf } from "#shared/saving.ts";

const prices = {
  setupFrom: 2900,
  monthlyFrom: 290,
  upTo: { requests: 500 },
  further: { requests: 500, monthlyFrom: 150 },
};

test.each([
  [1, 290],
  [500, 290],
  [501, 440],
  [1000, 440],
  [1001, 590],
])("%s enquiries a month cost %s euros", (requests, fee) => {
  expect(feeOf(requests, prices)).toBe(fee);
});

const forLater = (minutes: number, hourly: number) =>
  savingOf({ requests: 400, minutes, hourly }, 70, prices).forLater;

test("the number from which on it is worth it pays its own fee", () => {
  expect(forLater(6, 45)).toBe(93);
  // At 0.58 euros each, 500 would not pay their 290 euros; 759 pay 440.
  expect(forLater(1, 49.7)).toBe(759);
});

test("where the further ones cost more than they save, it is never worth it", () => {
  expect(forLater(1, 20)).toBe(Infinity);
});
