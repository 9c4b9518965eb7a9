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

test("takes one picture where there are no words, and more where a tag says so", () => {
  const picturesOf = (id: string, ...tags: string[]) => Object.keys(modesOf({ id, tags }));
  expect(picturesOf("ui-button--primary")).toEqual(["de-1280"]);
  expect(picturesOf("features-chat-chatview--away")).toEqual(["de-1280", "en-360"]);
  expect(picturesOf("features-chat-chatview--away", "also-de-360", "also-motion")).toContain("de-360");
  expect(picturesOf("features-chat-chatview--away", "only-en-360")).toEqual(["en-360"]);
  expect(picturesOf("flows-contact--sent", "no-picture", "also-motion")).toEqual([]);
  expect(Object.keys(visitsOf({ tags: ["also-motion"] }))).toEqual(["de-1280", "en-360", "motion"]);
});
