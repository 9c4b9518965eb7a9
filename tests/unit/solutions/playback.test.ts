import { expect, test } from "vitest";
import { momentAfter, momentBefore } from "#features/solutions/demo/playback.ts";

const moments = [1000, 3500, 6000, 8500];

test.each([
  [0, 1000],
  [1000, 3500],
  [8499, 8500],
  [8500, 1000],
  [11_000, 1000],
])("the next step after %i ms is at %i ms", (at, to) => {
  expect(momentAfter(moments, at)).toBe(to);
});

test.each([
  [0, 8500],
  [1000, 8500],
  [1001, 1000],
  [3500, 1000],
  [11_000, 8500],
])("the step before %i ms is at %i ms", (at, to) => {
  expect(momentBefore(moments, at)).toBe(to);
});
