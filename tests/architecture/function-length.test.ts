import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import biome from "../../biome.json" with { type: "json" };

/**
 * Biome refuses a function of more than 40 lines. The files that `biome.json` excepts are named here by their number,
 * which may only fall.
 */
const exceptionsAtMost = 9;

const excepted = biome.overrides.flatMap(({ includes, linter }) =>
  linter?.rules && "complexity" in linter.rules ? includes : [],
);

function longestFunction(source: string): number {
  const file = ts.createSourceFile("a.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  let longest = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) longest = Math.max(longest, lineAt(node.end) - lineAt(node.getStart()) + 1);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return longest;
}

test("the list of exceptions only shrinks", () => {
  expect(excepted.length).toBeLessThanOrEqual(exceptionsAtMost);
});

test.each(excepted)("%s still needs its exception", (file) => {
  expect(longestFunction(readFileSync(file, "utf8"))).toBeGreaterThan(40);
});
