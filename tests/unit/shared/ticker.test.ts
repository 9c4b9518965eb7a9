import { expect, test } from "vitest";
import { createStore } from "#shared/machine.ts";
import { createTicker } from "#shared/ticker.ts";
import { manualClock } from "../../support/manual-clock.ts";

function fakePage() {
  const clock = manualClock();
  const visible = createStore(true);
  return { clock, visible, ticker: createTicker(clock, visible) };
}

test("one loop serves everybody who listens", () => {
  const { clock, ticker } = fakePage();
  const first: number[] = [];
  const second: number[] = [];
  ticker.subscribe((passed) => first.push(passed));
  ticker.subscribe((passed) => second.push(passed));
  expect(clock.waiting()).toBe(1);
  clock.advance(100);
  expect([first, second]).toEqual([
    [50, 50],
    [50, 50],
  ]);
});

test("nothing runs when nobody listens", () => {
  const { clock, ticker } = fakePage();
  expect(clock.waiting()).toBe(0);
  const stop = ticker.subscribe(() => undefined);
  stop();
  expect(clock.waiting()).toBe(0);
});

test("a hidden tab stops the clock, and the time away does not count", () => {
  const { clock, visible, ticker } = fakePage();
  const ticks: number[] = [];
  ticker.subscribe((passed) => ticks.push(passed));
  clock.advance(50);
  visible.set(false);
  expect(clock.waiting()).toBe(0);
  clock.advance(60_000);
  visible.set(true);
  clock.advance(50);
  expect(ticks).toEqual([50, 50]);
});

test("who starts listening in a hidden tab waits for it to be shown", () => {
  const { clock, visible, ticker } = fakePage();
  visible.set(false);
  const ticks: number[] = [];
  ticker.subscribe((passed) => ticks.push(passed));
  expect(clock.waiting()).toBe(0);
  visible.set(true);
  clock.advance(50);
  expect(ticks).toEqual([50]);
});

test("a machine that slept does not make a demo jump", () => {
  const { clock, visible } = fakePage();
  const ticks: number[] = [];
  let slept = 0;
  createTicker({ ...clock, now: () => clock.now() + slept }, visible).subscribe((passed) =>
    ticks.push(passed),
  );
  slept = 3_600_000;
  clock.advance(50);
  expect(ticks).toEqual([1000]);
});

test("whoever stops listening during a tick hears no more, and the others go on", () => {
  const { clock, ticker } = fakePage();
  const heard: string[] = [];
  const stop = ticker.subscribe(() => {
    heard.push("once");
    stop();
  });
  ticker.subscribe(() => heard.push("always"));
  clock.advance(100);
  expect(heard).toEqual(["once", "always", "always"]);
});
