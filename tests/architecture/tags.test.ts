import { expect, test } from "vitest";

const stories = import.meta.glob<string>("../../stories/**/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The part of a stories file that speaks for all its stories. */
const headOf = (source: string) => source.slice(0, source.indexOf("\nexport "));

/**
 * The book's index is read from the source without running it. A tag that a function returns is not in it, and an id on
 * a whole file claims that each of its stories proves the requirement.
 */
test.each(Object.entries(stories))(
  "a requirement's id stands on the story that proves it: %s",
  (_, source) => {
    expect(headOf(source)).not.toMatch(/tags: \[[^\]]*"[A-Z]+-\d+"/);
    const ofFunctions = [...source.matchAll(/^ {4,}tags: \[.*$/gm)].map(([line]) => line.trim());
    expect(ofFunctions).toEqual([]);
  },
);
