import { expect, test } from "vitest";
import { readPageOptions } from "#app/page-options.ts";

test.each([
  ["", { scene: "auto", still: false }],
  ["?scene=on", { scene: "on", still: false }],
  ["?scene=still&motion=still", { scene: "still", still: true }],
  ["?scene=loud&motion=wild", { scene: "auto", still: false }],
])("the query %s", (search, options) => {
  expect(readPageOptions(search)).toEqual(options);
});
