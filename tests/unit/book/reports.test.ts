import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testCitations } from "../../../scripts/proofs.ts";
import { proofIn, runIn } from "../../../scripts/reports.ts";

test("what a run of unit tests skipped is said, and counts as no test", () => {
  const ends = ["passed", "failed", "skipped", "todo"].map((status) => ({ status, duration: 1500 }));
  const testResults = [{ name: "a.test.ts", endTime: 3000, assertionResults: ends }];
  const run = runIn(JSON.parse(JSON.stringify({ startTime: 1000, testResults })));
  const tests = [true, false].map((ok) => ({ ok, seconds: 1.5 }));
  expect(run).toMatchObject({ leftOut: "2 skipped", seconds: 2, tests });
});

test("a title with a placeholder stands for its cases, and for no other test", () => {
  const file = "tests/a.test.ts";
  const ran = { file: `/here/${file}`, seconds: 1, messages: [] };
  const titles = ["[ONE] de is no address", "[ONE] en is no address", "[ONE] another"];
  const tests = titles.map((title, at) => ({ ...ran, title, said: title, ok: at < 2 }));
  const proof = (title: string) => proofIn(tests, { id: "ONE", file, line: 14, title });
  const both = { title: "… is no address (2 cases)", place: `${file}:14`, ok: true, seconds: 2 };
  for (const its of ["%s", "$value", "\u0024{value}"]) expect(proof(`${its} is no address`)).toEqual(both);
  expect(proof("another")).toMatchObject({ title: "another", ok: false, seconds: 1 });
  expect(proof("not run")).toMatchObject({ ok: null });
});

test("a citation says its line", () => {
  const [{ file, line, id } = { file: "", line: 0, id: "" }] = testCitations();
  expect(readFileSync(file, "utf8").split("\n")[line - 1]).toContain(`[${id}]`);
});
