import { expect, test } from "vitest";
import { addressesIn, moduleOf } from "../../../.storybook/story-addresses.ts";

test("the addresses of a file's stories are read from its source", () => {
  const source = `const meta = preview.meta({
  title: "features/contact/ContactForm",
});
const helper = 1;
export const Editing = meta.story({});
export const NameTooShort = meta.story({});`;
  expect(addressesIn(source)).toEqual([
    ["Editing", "features-contact-contactform--editing"],
    ["NameTooShort", "features-contact-contactform--name-too-short"],
  ]);
});

test("a strip gets them in the file's order", () => {
  const stories: [string, string][] = [
    ["Pending", "sync--pending"],
    ["Complete", "sync--complete"],
  ];
  expect(moduleOf(stories)).toBe(`export const Pending = { address: "sync--pending" };
export const Complete = { address: "sync--complete" };
export default { Pending, Complete };`);
});
