import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testCitations } from "../../../scripts/proofs.ts";
import { proofIn, runIn, type Test } from "../../../scripts/reports.ts";

const end = { fullName: "[ONE] one", status: "passed", duration: 1500, failureMessages: [] };
const ran: Test = { title: "", group: "", file: "/here/tests/a.test.ts", ok: true, seconds: 1, messages: [] };
const cited = { id: "ONE", file: "tests/a.test.ts", line: 14 };

test("what a run of unit tests skipped is said, and counts as no test", () => {
  const assertionResults = ["passed", "failed", "skipped", "todo"].map((status) => ({ ...end, status }));
  const testResults = [{ name: "a.test.ts", endTime: 3000, assertionResults }];
  // What the runner writes beside it is not read.
  const run = runIn(JSON.parse(JSON.stringify({ startTime: 1000, testResults })));
  expect(run).toMatchObject({
    leftOut: "2 skipped",
    seconds: 2,
    tests: [{ ok: true, seconds: 1.5 }, { ok: false }],
  });
});

test("a title with a placeholder stands for its cases, and for no other test", () => {
  const titles = ["[ONE] de is no address", "[ONE] en is no address", "[ONE] another"];
  const tests = titles.map((title, at) => ({ ...ran, title, ok: at < 2 }));
  const proof = (title: string) => proofIn(tests, { ...cited, title });
  const both = { title: "… is no address (2 cases)", place: "tests/a.test.ts:14", ok: true, seconds: 2 };
  for (const holder of ["%s", "$value", "$" + "{value}"])
    expect(proof(`${holder} is no address`)).toEqual(both);
  expect(proof("another")).toMatchObject({ title: "another", ok: false, seconds: 1 });
  expect(proof("not run")).toMatchObject({ ok: null, seconds: 0 });
});

test("a citation says its line", () => {
  const own = testCitations().filter(({ file }) => file.endsWith("unit/app/route.test.ts"));
  const lines = readFileSync("tests/unit/app/route.test.ts", "utf8").split("\n");
  for (const { id, line } of own) expect(lines[line - 1]).toContain(`[${id}]`);
});
