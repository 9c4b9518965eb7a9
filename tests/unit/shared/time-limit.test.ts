import { expect, test } from "vitest";
import { aborted, pause, timeLimit } from "#shared/time-limit.ts";
import { manualClock } from "../../support/manual-clock.ts";

const never = () => new AbortController().signal;

test("a limit aborts its signal when the time is over, and says so", () => {
  const clock = manualClock();
  const limit = timeLimit(clock, 100, never());
  clock.advance(99);
  expect([limit.signal.aborted, limit.timedOut()]).toEqual([false, false]);
  clock.advance(1);
  expect([limit.signal.aborted, limit.timedOut()]).toEqual([true, true]);
});

test("a cancelled limit never passes", () => {
  const clock = manualClock();
  const limit = timeLimit(clock, 100, never());
  limit.cancel();
  clock.advance(100);
  expect(limit.signal.aborted).toBe(false);
});

test("an end before the limit aborts the same signal, and the time no longer counts", async () => {
  const clock = manualClock();
  const end = new AbortController();
  const limit = timeLimit(clock, 100, end.signal);
  end.abort();
  await aborted(limit.signal);
  clock.advance(100);
  expect([limit.signal.aborted, limit.timedOut()]).toEqual([true, false]);
});

test("a pause is over after its time, or at once when it is ended, also before it began", async () => {
  const clock = manualClock();
  const whole = pause(clock, 100, never());
  clock.advance(100);
  await whole;
  const end = new AbortController();
  const ended = pause(clock, 100, end.signal);
  end.abort();
  await ended;
  await pause(clock, 100, AbortSignal.abort());
});
