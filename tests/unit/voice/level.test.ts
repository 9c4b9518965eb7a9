import { expect, test } from "vitest";
import { silenceAfterMs, volumeOf, watchSpeaking } from "#features/voice/voice.level.ts";

test("[VOICE-10] the volume is the sum over 0.15, at most 1, and never nonsense", () => {
  expect([0, 0.075, 0.15, 3, -1, Number.NaN].map(volumeOf)).toEqual([0, 0.5, 1, 1, 0, 0]);
});

test("[VOICE-10] speaking begins above 0.01 and ends 1 s after the last loud moment", () => {
  const watch = watchSpeaking();
  expect(watch.measured(0.01, 0)).toBe(false);
  expect(watch.measured(0.011, 100)).toBe(true);
  expect(watch.measured(0, 500)).toBe(true);
  expect(watch.measured(0.2, 600)).toBe(true);
  expect(watch.measured(0, 600 + silenceAfterMs - 1)).toBe(true);
  expect(watch.measured(0, 600 + silenceAfterMs)).toBe(false);
});
