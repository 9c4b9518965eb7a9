import { describe, expect, test } from "vitest";
import { knownAdvisories, writtenDown } from "../../../scripts/known-advisories.mjs";

const found = (name: string, version: string): string[] =>
  knownAdvisories({ [`node_modules/${name}`]: { version } });

describe("a package is looked up in the advisories that are written down", () => {
  test.each([
    ["vite", "7.1.10"],
    ["vite", "6.9.99"],
    ["a/node_modules/ws", "8.17.0"],
    ["debug", "4.4.2"],
  ])("%s %s is named", (name, version) => {
    expect(found(name, version)).toEqual([expect.stringContaining(`${name} ${version}: `)]);
  });

  test.each([
    ["vite", "7.1.11"],
    ["vite", "10.0.0"],
    ["debug", "4.4.3"],
    ["debug", "4.4.1"],
    ["unheard-of", "1.0.0"],
  ])("%s %s is not", (name, version) => {
    expect(found(name, version)).toEqual([]);
  });

  test("with the day of the list", () => {
    expect(writtenDown).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
