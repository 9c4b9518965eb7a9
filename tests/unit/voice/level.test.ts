import { describe, expect, test } from "vitest";
import { volumeOf, watchInterruption } from "#features/voice/voice.level.ts";

test("[VOICE-10] the volume is the sum over 0.15, at most 1, and never nonsense", () => {
  expect([0, 0.075, 0.15, 3, -1, Number.NaN].map(volumeOf)).toEqual([0, 0.5, 1, 1, 0, 0]);
});

describe("who speaks over the assistant", () => {
  const echo = 0.06;
  /** Loudness at each tenth of a second after it has begun to speak. */
  const interrupts = (levels: readonly number[]) => {
    const watch = watchInterruption();
    watch.begun(0);
    return levels.some((level, at) => watch.measured(level, at * 100));
  };
  const times = (count: number, level: number) => Array.from({ length: count }, () => level);

  test.each([
    ["speaks for half a second", [...times(6, 0), ...times(5, 0.1)], true],
    ["coughs", [...times(6, 0), ...times(3, 0.1), ...times(9, 0)], false],
    ["whispers", [...times(6, 0), ...times(20, 0.04)], false],
    ["is the assistant's own echo", times(40, echo), false],
    ["is no louder than twice the echo", [...times(6, echo), ...times(20, 2 * echo)], false],
    ["is louder than that", [...times(6, echo), ...times(5, 2.1 * echo)], true],
  ])("%s: %j", (_, levels, stops) => {
    expect(interrupts(levels)).toBe(stops);
  });
});
