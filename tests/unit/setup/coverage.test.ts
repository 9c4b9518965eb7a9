import coverage from "istanbul-lib-coverage";
import { expect, test } from "vitest";
import { reachOf, roomsOf } from "../../../scripts/reach/reached.ts";

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

test("what was not run is named by its lines, the most first, and nothing but what ships counts", () => {
  const shipped = map("/here/src/a.ts", { 1: 1, 3: 0, 4: 0, 7: 0, 9: 2, 12: 0 });
  shipped.merge(map("/here/src/b.ts", { 1: 3 }));
  shipped.merge(map("/here/node_modules/c.ts", { 1: 0 }));
  const stories = map("/here/src/a.ts", { 1: 1, 2: 0, 12: 5 });
  stories.merge(map("/here/src/only-in-the-book.ts", { 1: 0 }));
  const units = map("/here/src/a.ts", { 1: 1, 4: 2, 7: 1, 9: 1, 20: 1 });
  expect(reachOf(shipped, stories, units, "/here/src/")).toEqual([
    { file: "a.ts", lines: 6, reached: 3, unitsOnly: "4-7", unreached: "3" },
    { file: "b.ts", lines: 1, reached: 1, unitsOnly: "", unreached: "" },
  ]);
});

test("files are summed up by the folder that they belong to, the least reached first", () => {
  const row = (file: string, lines: number, reached: number) => ({
    file,
    lines,
    reached,
    unitsOnly: "",
    unreached: "",
  });
  expect(
    roomsOf([
      row("features/chat/chat.machine.ts", 10, 10),
      row("main.tsx", 1, 1),
      row("app/router/route.ts", 5, 4),
      row("features/chat/answers/topics.ts", 10, 7),
      row("app/main.tsx", 5, 5),
    ]),
  ).toEqual([
    { room: "features/chat", lines: 20, reached: 17 },
    { room: "app", lines: 10, reached: 9 },
    { room: "src", lines: 1, reached: 1 },
  ]);
});
