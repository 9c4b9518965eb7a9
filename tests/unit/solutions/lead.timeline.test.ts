import { expect, test } from "vitest";
import { leadDemoAt, leadLoop, leadMoments } from "#features/solutions/lead-demo/lead.timeline.ts";

test.each([
  [5999, undefined],
  [6000, 0],
  [6200, 20],
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
  expect(leadMoments.map((at) => leadDemoAt(at).finished)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(leadMoments.every((at) => !leadDemoAt(at).busy && leadDemoAt(at - 1).busy)).toBe(true);
});
