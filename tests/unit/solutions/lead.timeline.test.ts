import { expect, test } from "vitest";
import { leadDemoAt, leadMoments } from "#features/solutions/lead-demo/lead.timeline.ts";

test("[DEMO-03] stepping by hand lands where each step is finished", () => {
  expect(leadMoments.map((at) => leadDemoAt(at).step)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(leadMoments.map((at) => leadDemoAt(at).finished)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(leadMoments.every((at) => !leadDemoAt(at).busy && leadDemoAt(at - 1).busy)).toBe(true);
});
