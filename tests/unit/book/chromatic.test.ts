import { expect, test } from "vitest";
import { chromaticModes, modes, modesOf, viewports, visitsOf } from "../../../.storybook/modes.ts";

test("pictures the same modes as the local run, standing still", () => {
  const there = chromaticModes();
  expect(Object.keys(there)).toEqual(Object.keys(modes));
  for (const [name, { viewport, globals }] of Object.entries(modes)) {
    expect(there[name]).toEqual({ viewport, motion: "still", ...globals });
    expect(viewports).toHaveProperty(viewport);
  }
});

test("meets both languages, widths and themes", () => {
  const all = Object.values(modes);
  expect(new Set(all.map(({ globals }) => globals.language)).size).toBe(2);
  expect(new Set(all.map(({ viewport }) => viewport)).size).toBe(2);
  expect(new Set(all.map(({ globals }) => globals.theme)).size).toBe(2);
});

test("pictures a component wide and narrow, its further states once, and more where a tag says so", () => {
  const picturesOf = (id: string, isFirst: boolean, ...tags: string[]) =>
    Object.keys(modesOf({ id, tags }, isFirst));
  expect(picturesOf("ui-button--primary", true)).toEqual(["de-1280", "en-360"]);
  expect(picturesOf("ui-button--disabled", false)).toEqual(["de-1280"]);
  expect(picturesOf("features-chat-chatview--away", false)).toEqual(["en-360"]);
  expect(picturesOf("features-chat-chatview--away", false, "also-de-360", "also-motion")).toEqual(["de-360"]);
  expect(picturesOf("flows-contact--sent", true, "no-picture", "also-motion")).toEqual([]);
  expect(Object.keys(visitsOf({ tags: ["also-motion"] }))).toEqual(["de-1280", "en-360", "motion"]);
});
