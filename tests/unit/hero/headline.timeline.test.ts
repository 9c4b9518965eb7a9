import { expect, test } from "vitest";
import { longestHeadline, typedAt } from "#features/hero/headline/headline.timeline.ts";
import { heroCopy } from "#features/hero/hero.copy.ts";
import { languages } from "#shared/copy.ts";

test.each(languages)("[HERO-01] the headline in %s is written within five seconds", (language) => {
  const { headline } = heroCopy[language];
  expect(headline.length).toBeLessThanOrEqual(longestHeadline);
  expect(typedAt(5000, headline)).toBe(headline.length);
});
