import { expect, test } from "vitest";
import { headOf, sourcesOf } from "../support/sources.ts";

/**
 * The book's index is read from the source without running it. A tag that a function returns is not in it, and an id on
 * a whole file claims that each of its stories proves the requirement.
 */
test.each(sourcesOf(/\.stories\.tsx$/))(
  "a requirement's id stands on the story that proves it: %s",
  (_, source) => {
    expect(headOf(source)).not.toMatch(/tags: \[[^\]]*"[A-Z]+-\d+"/);
    const ofFunctions = [...source.matchAll(/^ {4,}tags: \[.*$/gm)].map(([line]) => line.trim());
    expect(ofFunctions).toEqual([]);
  },
);
