import { describe, expect, test } from "vitest";

const worlds = import.meta.glob<string>(
  ["../../stories/support/**/*.tsx", "../../stories/**/*.fixtures.tsx"],
  { query: "?raw", import: "default", eager: true },
);

/** The elements that a visitor can press or fill in: only the site's own parts may draw them. */
const control = /<(a|button|input|select|textarea|form|details)[\s>]/;

const allowed: Readonly<Record<string, string>> = {
  "features/assistant/assistant.fixtures.tsx": "Other things of a page, which the panel must not cover.",
};

/**
 * A story shows the site's own parts. A stand-in with better words hid for weeks that a link's words did not fit
 * the sentence round it.
 */
describe("what stories are set up with is a world, not a copy of the site's own parts", () => {
  const files = Object.entries(worlds).map(
    ([file, text]) => [file.replace("../../stories/", ""), text] as const,
  );

  test.each(files)("%s draws no control of its own", (file, text) => {
    if (file in allowed) expect(text, "no longer needs to be allowed").toMatch(control);
    else expect(text).not.toMatch(control);
  });
});
