import { spawnSync } from "node:child_process";
import process from "node:process";
import { expect, test } from "vitest";
import { chromaticModes, modes, modesOf, viewports } from "../../../.storybook/modes.ts";

test("says in one sentence what is missing, and fails, when there is no token", () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ["scripts/chromatic.mjs"], {
    env,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^CHROMATIC_PROJECT_TOKEN is missing: [^.]*chromatic\.com[^.]*\.\n$/);
});

test("pictures the same modes as the local run, standing still", () => {
  const there = chromaticModes();
  expect(Object.keys(there)).toEqual(Object.keys(modes));
  for (const [name, { viewport, globals }] of Object.entries(modes)) {
    expect(there[name]).toEqual({ viewport, motion: "still", ...globals });
    expect(viewports).toHaveProperty(viewport);
  }
});

test("meets each language at each width, and in both themes", () => {
  const all = Object.values(modes);
  for (const language of ["de", "en"]) {
    const met = all.filter(({ globals }) => globals.language === language);
    expect(new Set(met.map(({ viewport }) => viewport)).size).toBe(2);
    expect(new Set(met.map(({ globals }) => globals.theme)).size).toBe(2);
  }
});

test("meets each language, width and theme once where there are no words", () => {
  const piece = Object.keys(modesOf({ id: "ui-button--primary", tags: [] }));
  expect(piece).toEqual(["de-1280", "en-360"]);
  expect(Object.keys(modesOf({ id: "features-chat-chatview--away", tags: [] }))).toHaveLength(4);
});
