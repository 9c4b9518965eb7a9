import { posix } from "node:path";
import { expect, test } from "vitest";
import { sheets } from "../support/sheets.ts";
import { sourcesOf } from "../support/sources.ts";

function sheetOf(specifier: string, from: string): string {
  return specifier.startsWith("#") ? `src/${specifier.slice(1)}` : posix.join(from, "..", specifier);
}

/** "src/ui/button/Button.module.css button" for each `styles.button` or `styles.button`. */
const used = new Set(
  sourcesOf(/\.tsx?$/).flatMap(([file, source]) =>
    [...source.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)].flatMap(
      ([, styles = "", specifier = ""]) =>
        [...source.matchAll(new RegExp(`\\b${styles}(?:\\["|\\.)([\\w-]+)`, "g"))].map(
          ([, name]) => `${sheetOf(specifier, file)} ${name}`,
        ),
    ),
  ),
);

/** The names after a dot in selectors; a number like ".5rem" begins with a digit. */
function classesIn(sheet: string): Set<string> {
  const bare = sheet.replaceAll(/\/\*.*?\*\//gs, "");
  return new Set([...bare.matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/gi)].map(([, name = ""]) => name));
}

test("every class of a CSS module is used by a file that imports it", () => {
  const defined = sheets
    .filter(({ file }) => file.endsWith(".module.css"))
    .flatMap(({ file, text }) => [...classesIn(text)].map((name) => `${file} ${name}`));
  expect(defined.length).toBeGreaterThan(300);
  expect(defined.filter((one) => !used.has(one))).toEqual([]);
});
