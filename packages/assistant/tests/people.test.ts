import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cares, languages } from "../src/answer.ts";
import { careFor } from "../src/people.ts";

const linesOf = (name: string) =>
  readFileSync(new URL(`people/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");

describe.each(languages)("on a page in %s", (language) => {
  test.each(cares)("every %s is known", (care) => {
    const missed = linesOf(care).filter((line) => careFor(line, language)?.care !== care);
    expect(missed).toEqual([]);
  });

  test("what sounds alike in a business is a question like any other", () => {
    expect(linesOf("business").filter((line) => careFor(line, language))).toEqual([]);
  });
});

test.each([
  ["ich will nicht mehr leben", "en", "de"],
  ["i want to end it", "de", "en"],
  ["Suizid", "de", "de"],
  ["112", "en", "en"],
] as const)("%s on a page in %s is answered in %s", (question, page, language) => {
  expect(careFor(question, page)?.language).toBe(language);
});
