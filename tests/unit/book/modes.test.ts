import { expect, test } from "vitest";
import { modesOf, visitsOf } from "../../../.storybook/modes.ts";

test("pictures a component wide and narrow, its further states once, and more where a tag says so", () => {
  const picturesOf = (id: string, isFirst: boolean, ...tags: string[]) =>
    Object.keys(modesOf({ id, tags }, isFirst));
  expect(picturesOf("ui-button--primary", true)).toEqual(["de-1280", "en-360"]);
  expect(picturesOf("ui-button--disabled", false)).toEqual(["de-1280"]);
  expect(picturesOf("features-chat-chatview--away", false)).toEqual(["en-360"]);
  expect(picturesOf("features-chat-chatview--away", false, "also-de-360", "also-motion")).toEqual(["de-360"]);
  const ofMap = ["also-de-360", "also-en-360"];
  expect(picturesOf("features-chat-chatview--away", false, ...ofMap)).toEqual(["en-360", "de-360"]);
  expect(picturesOf("flows-contact--sent", true, "no-picture", "also-motion")).toEqual([]);
  expect(Object.keys(visitsOf({ tags: ["also-motion"] }))).toEqual(["de-1280", "en-360", "motion"]);
});
