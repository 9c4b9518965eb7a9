import { describe, expect, test } from "vitest";
import { sourcesOf } from "../support/sources.ts";

const worlds = sourcesOf(/^stories\/(support\/.*|.*\.fixtures)\.tsx$/);

/** The elements that a visitor can press or fill in: only the site's own parts may draw them. */
const control = /<(a|button|input|select|textarea|form|details)[\s>]/;

const allowed: Readonly<Record<string, string>> = {
  "stories/features/assistant/assistant.fixtures.tsx":
    "Other things of a page, which the panel must not cover.",
};

/**
 * A story shows the site's own parts. A stand-in with better words hid for weeks that a link's words did not fit
 * the sentence round it.
 */
describe("what stories are set up with is a world, not a copy of the site's own parts", () => {
  test.each(worlds)("%s draws no control of its own", (file, text) => {
    if (file in allowed) expect(text, "no longer needs to be allowed").toMatch(control);
    else expect(text).not.toMatch(control);
  });
});
