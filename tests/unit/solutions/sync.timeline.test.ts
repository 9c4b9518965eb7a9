import { expect, test } from "vitest";
import { syncDemoAt, syncMoments, syncStatusesAt } from "#features/solutions/sync-demo/sync.timeline.ts";

test("[DEMO-07] a new item every 2 s, over the four routes in turn, without end", () => {
  const routes = [0, 2000, 4000, 6000, 8000, 80_000].map((at) => {
    const item = syncDemoAt(at).items.at(-1);
    return [item?.from, item?.to];
  });
  expect(routes).toEqual([
    ["website", "crm"],
    ["crm", "second-crm"],
    ["second-crm", "support"],
    ["support", "analytics"],
    ["website", "crm"],
    ["website", "crm"],
  ]);
});

test("[DEMO-07] never more than two items are under way", () => {
  for (let at = 0; at < 30_000; at += 50) expect(syncDemoAt(at).items.length).toBeLessThanOrEqual(2);
});

test("a route is up to date once a record has gone over it, in each round anew", () => {
  expect([0, 1499, 1500, 7500, 8000, 9500].map((at) => syncDemoAt(at).done)).toEqual([0, 0, 1, 4, 0, 1]);
  expect([0, 7999, 8000, 15999].map((at) => syncDemoAt(at).first)).toEqual([0, 0, 4, 4]);
});

test("stepping by hand lands where each record has arrived", () => {
  expect(syncMoments.map((at) => syncDemoAt(at).items.at(-1)?.status)).toEqual(
    Array.from({ length: 4 }, () => "complete"),
  );
});

test.each([
  [0, 0],
  [500, 0],
  [1000, 0.5],
  [1500, 1],
  [1900, 1],
])("at %i ms the first record has come %s of its way", (at, progress) => {
  expect(syncDemoAt(at).items[0]?.progress).toBe(progress);
});

test("the demo is drawn anew a few times a second at most, not at every tick", () => {
  const pictures = new Set<string>();
  for (let at = 0; at < 8000; at += 40) pictures.add(JSON.stringify(syncStatusesAt(at)));
  expect(pictures.size).toBe(15);
});
