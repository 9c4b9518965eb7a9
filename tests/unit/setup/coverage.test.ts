import coverage from "istanbul-lib-coverage";
import { expect, test } from "vitest";
import { reachOf } from "../../../scripts/reach/reached.ts";

/** A file whose lines were run so often. */
function map(path: string, hits: Record<number, number>) {
  const lines = Object.keys(hits).map(Number);
  const place = (line: number) => ({ start: { line, column: 0 }, end: { line, column: 9 } });
  const file = {
    path,
    statementMap: Object.fromEntries(lines.map((line) => [line, place(line)])),
    s: hits,
    fnMap: {},
    f: {},
    branchMap: {},
    b: {},
  };
  return coverage.createCoverageMap({ [path]: file });
}

test("what neither journeys nor stories ran is named by its lines, the most first, and nothing but what ships counts", () => {
  const shipped = map("/here/src/a.ts", { 1: 1, 3: 0, 4: 0, 7: 0, 9: 2, 12: 0 });
  shipped.merge(map("/here/src/b.ts", { 1: 3 }));
  shipped.merge(map("/here/node_modules/c.ts", { 1: 0 }));
  const stories = map("/here/src/a.ts", { 1: 1, 2: 0, 12: 5 });
  stories.merge(map("/here/src/only-in-the-book.ts", { 1: 0 }));
  expect(reachOf(shipped, stories, "/here/src/")).toEqual([
    { file: "a.ts", lines: 6, reached: 3, unreached: "3-7" },
    { file: "b.ts", lines: 1, reached: 1, unreached: "" },
  ]);
});
