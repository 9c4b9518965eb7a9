import { expect, test } from "vitest";
import { readPageOptions } from "#app/settings/page-options.ts";

test.each([
  ["", { scene: "auto", still: false, voiceLog: false }],
  ["?scene=on", { scene: "on", still: false, voiceLog: false }],
  ["?scene=still&motion=still", { scene: "still", still: true, voiceLog: false }],
  ["?scene=loud&motion=wild&debug=all", { scene: "auto", still: false, voiceLog: false }],
  ["?debug=voice", { scene: "auto", still: false, voiceLog: true }],
])("the query %s", (search, options) => {
  expect(readPageOptions(search)).toEqual(options);
});
