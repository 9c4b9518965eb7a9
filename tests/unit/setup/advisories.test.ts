import { describe, expect, test } from "vitest";
import { entries } from "../../../scripts/advisories.json";
import { knownAdvisories, writtenDown } from "../../../scripts/known-advisories.mjs";

const found = (name: string, version: string): string[] =>
  knownAdvisories({ [`node_modules/${name}`]: { version } });

describe("a package is looked up in the advisories that are written down", () => {
  test.each([
    ["vite", "8.0.15"],
    ["vite", "7.9.99"],
    ["a/node_modules/ws", "8.21.0"],
    ["debug", "4.4.2"],
  ])("%s %s is named", (name, version) => {
    expect(found(name, version)).toEqual([expect.stringContaining(`${name} ${version}: `)]);
  });

  test.each([
    ["vite", "8.0.16"],
    ["vite", "10.0.0"],
    ["debug", "4.4.3"],
    ["debug", "4.4.1"],
    ["unheard-of", "1.0.0"],
  ])("%s %s is not", (name, version) => {
    expect(found(name, version)).toEqual([]);
  });

  test("with the day of the list, and where each entry was read, or that it was read nowhere", () => {
    expect(writtenDown).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const { source } of entries) expect(source ?? "https://nowhere").toMatch(/^https:\/\//);
    expect(entries.filter(({ source }) => source === null).map((entry) => entry.package)).toEqual([
      "@supabase/auth-js",
      "json5",
      "zod",
    ]);
  });
});
