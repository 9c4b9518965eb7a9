import { expect, test } from "vitest";
import type { Clock } from "#shared/clock.ts";
import { createTicker } from "#shared/ticker.ts";

function fakePage() {
  let now = 0;
  let shown = true;
  let pending: { at: number; run: () => void }[] = [];
  const watchers = new Set<() => void>();
  const clock: Clock = {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      pending.push(timer);
      return () => {
        pending = pending.filter((other) => other !== timer);
      };
    },
  };
  return {
    clock,
    visible: {
      get: () => shown,
      subscribe(listener: () => void) {
        watchers.add(listener);
        return () => watchers.delete(listener);
      },
    },
    timers: () => pending.length,
    pass(ms: number) {
      now += ms;
      const due = pending.filter((timer) => timer.at <= now);
      pending = pending.filter((timer) => timer.at > now);
      for (const timer of due) timer.run();
    },
    show(value: boolean) {
      shown = value;
      for (const watch of watchers) watch();
    },
  };
}

test("one loop serves everybody who listens", () => {
  const page = fakePage();
  const ticker = createTicker(page.clock, page.visible);
  const first: number[] = [];
  const second: number[] = [];
  ticker.subscribe((passed) => first.push(passed));
  ticker.subscribe((passed) => second.push(passed));
  expect(page.timers()).toBe(1);
  page.pass(50);
  page.pass(60);
  expect(first).toEqual([50, 60]);
  expect(second).toEqual([50, 60]);
});

test("nothing runs when nobody listens", () => {
  const page = fakePage();
  const ticker = createTicker(page.clock, page.visible);
  expect(page.timers()).toBe(0);
  const stop = ticker.subscribe(() => undefined);
  stop();
  expect(page.timers()).toBe(0);
});

test("a hidden tab stops the clock, and the time away does not count", () => {
  const page = fakePage();
  const ticks: number[] = [];
  createTicker(page.clock, page.visible).subscribe((passed) => ticks.push(passed));
  page.pass(50);
  page.show(false);
  expect(page.timers()).toBe(0);
  page.pass(60_000);
  page.show(true);
  page.pass(50);
  expect(ticks).toEqual([50, 50]);
});

test("who starts listening in a hidden tab waits for it to be shown", () => {
  const page = fakePage();
  page.show(false);
  const ticks: number[] = [];
  createTicker(page.clock, page.visible).subscribe((passed) => ticks.push(passed));
  expect(page.timers()).toBe(0);
  page.show(true);
  page.pass(50);
  expect(ticks).toEqual([50]);
});

test("a machine that slept does not make a demo jump", () => {
  const page = fakePage();
  const ticks: number[] = [];
  createTicker(page.clock, page.visible).subscribe((passed) => ticks.push(passed));
  page.pass(3_600_000);
  expect(ticks).toEqual([1000]);
});

test("whoever stops listening during a tick hears no more, and the others go on", () => {
  const page = fakePage();
  const ticker = createTicker(page.clock, page.visible);
  const heard: string[] = [];
  const stop = ticker.subscribe(() => {
    heard.push("once");
    stop();
  });
  ticker.subscribe(() => heard.push("always"));
  page.pass(50);
  page.pass(50);
  expect(heard).toEqual(["once", "always", "always"]);
});
