import { describe, expect, test } from "vitest";
import { languages } from "#shared/copy.ts";

const modules = import.meta.glob<Record<string, unknown>>("../../src/**/*.copy.ts", { eager: true });
const copies = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module)
    .filter(([, value]) => isCopy(value))
    .map(([name, copy]) => [`${file.replace("../../", "")} ${name}`, copy] as const),
);

function isCopy(value: unknown): boolean {
  return typeof value === "object" && value !== null && languages.every((language) => language in value);
}

/** Words that are the same in both languages on purpose. */
const shared = /^(People first|\S+@\S+$)/;

/** Each text of a copy with the path to it; a function counts as its text for the number two. */
function textsOf(words: unknown, path = ""): [string, string][] {
  if (typeof words === "string" || typeof words === "number") return [[path, String(words)]];
  if (typeof words === "function") return textsOf(words(2, "…"), path);
  if (typeof words !== "object" || words === null) throw new Error(`${path} is no text`);
  return Object.entries(words).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

test("there are copies to look at", () => {
  expect(copies.length).toBeGreaterThan(3);
});

describe.each(copies)("%s", (_, copy) => {
  const [de, en] = languages.map((language) =>
    textsOf((copy as Readonly<Record<string, unknown>>)[language]),
  );

  test("has the same texts in both languages, lists as long as each other", () => {
    expect(en?.map(([path]) => path)).toEqual(de?.map(([path]) => path));
  });

  test("leaves no text empty and no placeholder", () => {
    for (const [path, text] of [...(de ?? []), ...(en ?? [])]) {
      expect(text.trim(), path).not.toBe("");
      expect(text, path).not.toMatch(/\{\w+\}|TODO|lorem ipsum/i);
    }
  });

  test("does not speak English in German, nor German quotes in English", () => {
    for (const [path, text] of de ?? []) {
      const other = en?.find(([same]) => same === path)?.[1] ?? "";
      if (text.length > 24 && !shared.test(text)) expect(other, path).not.toBe(text);
      expect(text, path).not.toMatch(/["]/);
    }
    for (const [path, text] of en ?? []) expect(text, path).not.toMatch(/„/);
  });
});
