import ts from "typescript";
import { expect, test } from "vitest";

const stories = import.meta.glob<string>("../../stories/**/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Of a play function: how often somebody does something after something else was checked, and whether steps say what. */
function roundsOf(play: ts.Node): { rounds: number; named: boolean } {
  let rounds = 0;
  let named = false;
  let checked = true;
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText();
      named ||= called === "step";
      if (/^userEvent\./.test(called)) {
        rounds += Number(checked);
        checked = false;
      }
      checked ||= called === "expect";
    }
    ts.forEachChild(node, visit);
  }
  visit(play);
  return { rounds, named };
}

/** The stories whose play functions do, check and do again, without a word in the book's list of what they do. */
function unnamedIn(file: string, source: string): string[] {
  const found: string[] = [];
  function visit(node: ts.Node): void {
    if (ts.isPropertyAssignment(node) && node.name.getText() === "play") {
      const { rounds, named } = roundsOf(node.initializer);
      if (rounds > 1 && !named) found.push(node.getText().split("\n").slice(0, 2).join(" "));
    }
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

test.each(Object.entries(stories))("%s names the steps of its plays", (file, source) => {
  expect(unnamedIn(file, source)).toEqual([]);
});

test("a play that does, checks and does again without a step is found", () => {
  const play = (body: string) => `export const One = meta.story({ play: async () => { ${body} } });`;
  const deed = "await userEvent.tab(); ";
  const check = "await expect(box).toBeChecked(); ";
  expect(unnamedIn("a.tsx", play(deed + deed + check))).toEqual([]);
  expect(unnamedIn("a.tsx", play(deed + check + deed))).toHaveLength(1);
  expect(unnamedIn("a.tsx", play(`await step("One", async () => { ${deed + check + deed} });`))).toEqual([]);
});
