import { expect, test } from "vitest";
import { leadDemoAt, leadLoop, leadMoments } from "#features/solutions/lead-demo/lead.timeline.ts";

test.each([
  // at, step, its spinner runs, finished steps
  [0, 0, true, 0],
  [1499, 0, true, 0],
  [1500, 0, false, 1],
  [1999, 0, false, 1],
  [2000, 1, true, 1],
  [3499, 1, true, 1],
  [3500, 1, false, 2],
  [4000, 2, true, 2],
  [5500, 2, false, 3],
  [6000, 3, true, 3],
  [7499, 3, true, 3],
  [7500, 3, false, 4],
  [8000, 4, true, 4],
  [9500, 4, false, 5],
  [10_000, 5, true, 5],
  [11_499, 5, true, 5],
  [11_500, 5, false, 6],
  [14_999, 5, false, 6],
])("[DEMO-03] at %i ms step %i is on, busy: %s, %i finished", (at, step, busy, finished) => {
  expect(leadDemoAt(at)).toMatchObject({ step, busy, finished });
});

test.each([
  [4000, undefined],
  [5999, undefined],
  [6000, 0],
  [6049, 0],
  [6050, 5],
  [6099, 5],
  [6100, 10],
  [6200, 20],
  [6849, 80],
  [6850, 85],
  [6900, 85],
  [14_999, 85],
])("[DEMO-05] at %i ms the score is %s", (at, score) => {
  expect(leadDemoAt(at).score).toBe(score);
});

test("[DEMO-05] it resets 3 s after the end of the sixth step", () => {
  expect(leadLoop).toBe(15_000);
  expect(leadDemoAt(15_000)).toEqual(leadDemoAt(0));
  expect(leadDemoAt(15_000 * 3 + 6200)).toEqual(leadDemoAt(6200));
});

test("[DEMO-03] stepping by hand lands where each step is finished", () => {
  expect(leadMoments.map((at) => leadDemoAt(at).step)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(leadMoments.every((at) => !leadDemoAt(at).busy)).toBe(true);
});
