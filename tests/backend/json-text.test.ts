import { expect, it } from "vitest";
import { readJson } from "../../supabase/local/call.ts";

it("takes what is nested a hundred deep, and no more", () => {
  const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
  expect(readJson(nested(100))).toEqual(JSON.parse(nested(100)));
  expect(() => readJson(nested(101))).toThrow("stack depth limit exceeded");
  expect(() => readJson(`{"a":${nested(100)}}`)).toThrow("stack depth limit exceeded");
  expect(() => readJson('{"a":')).toThrow("Empty or invalid json");
  expect(readJson(`"${"[".repeat(500)}"`)).toBe("[".repeat(500));
});
