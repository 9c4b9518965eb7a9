import { expect, test } from "vitest";
import { longestHeadline, typedAt } from "#features/hero/headline/headline.timeline.ts";
import { heroCopy } from "#features/hero/hero.copy.ts";
import { languages } from "#shared/copy.ts";

test.each([
  [0, 0],
  [79, 0],
  [80, 1],
  [159, 1],
  [160, 2],
  [399, 4],
  [400, 5],
  [90_000, 5],
])("[HERO-01] after %i ms %i characters of five are written", (at, typed) => {
  expect(typedAt(at, "Abend")).toBe(typed);
});

test.each(languages)("[HERO-01] the headline in %s is written within five seconds", (language) => {
  const { headline } = heroCopy[language];
  expect(headline.length).toBeLessThanOrEqual(longestHeadline);
  expect(typedAt(5000, headline)).toBe(headline.length);
});
