import { expect, test } from "vitest";
import { specifiedWords } from "#vendors/daily/words.ts";

test("a message of the call client is in the specification's words", () => {
  expect(specifiedWords("setTheme() is only supported as part of Daily's Prebuilt")).toBe(
    "setTheme() only supported as part of the prebuilt",
  );
  expect(specifiedWords("something else")).toBe("something else");
});
