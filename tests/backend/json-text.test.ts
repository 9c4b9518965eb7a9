import process from "node:process";
import { describe, expect, it } from "vitest";
import { readJson } from "../../supabase/local/call.ts";

describe("[SUB-01] a body of 60 kB costs no time, whatever it holds", () => {
  it.each([
    ["opened texts", '"\\'.repeat(30_000)],
    ["escaped quotes", `"${'\\"'.repeat(30_000)}`],
    ["brackets", "[".repeat(60_000)],
    ["closed brackets", "[".repeat(30_000) + "]".repeat(30_000)],
    ["many small values", `[${"[],".repeat(20_000)}[]]`],
  ])("%s", (_what, text) => {
    const start = process.cpuUsage();
    try {
      readJson(text);
    } catch {
      // How it is refused stands in the attack suite.
    }
    const { user } = process.cpuUsage(start);
    expect(user / 1000).toBeLessThan(300);
  });
});

it("takes what is nested a hundred deep, and no more", () => {
  const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
  expect(readJson(nested(100))).toEqual(JSON.parse(nested(100)));
  expect(() => readJson(nested(101))).toThrow("stack depth limit exceeded");
  expect(() => readJson(`{"a":${nested(100)}}`)).toThrow("stack depth limit exceeded");
  expect(() => readJson('{"a":')).toThrow("Empty or invalid json");
  expect(readJson(`"${"[".repeat(500)}"`)).toBe("[".repeat(500));
});
