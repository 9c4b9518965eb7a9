import { describe, expect, test } from "vitest";
import { firstLanguage, keepLanguage } from "#app/language/stored-language.ts";
import type { KeyValueStore } from "#app/settings/stored-choice.ts";

function storeOf(value: string | null) {
  const written: [string, string][] = [];
  const store: KeyValueStore = {
    getItem: () => value,
    setItem: (key, given) => void written.push([key, given]),
  };
  return { store: () => store, written };
}

const refused = () => {
  throw new DOMException("denied", "SecurityError");
};

describe("the first language", () => {
  test.each([
    ["[LANG-01] nothing stored: the document's", null, "de"],
    ["[LANG-01] English stored", "en", "en"],
    ["[LANG-03] neither de nor en", "fr", "de"],
    ["[LANG-03] empty", "", "de"],
  ] as const)("%s", (_, stored, language) => {
    expect(firstLanguage(storeOf(stored).store, "de")).toBe(language);
  });

  test("a stored German wins over an English document", () => {
    expect(firstLanguage(storeOf("de").store, "en")).toBe("de");
  });

  test("[LANG-03] storage that throws: the document's, and no error", () => {
    expect(firstLanguage(refused, "de")).toBe("de");
    expect(() => keepLanguage(refused, "en")).not.toThrow();
  });
});

test("[LANG-01] a change is saved", () => {
  const { store, written } = storeOf(null);
  keepLanguage(store, "en");
  expect(written).toEqual([["language", "en"]]);
});
