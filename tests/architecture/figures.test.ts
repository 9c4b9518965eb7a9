import ts from "typescript";
import { describe, expect, test } from "vitest";
import { siteSources } from "#stories/support/promise-sources.ts";

/** Where the words stand that visitors read. */
const words = /\.copy\.ts$|privacy\/text\/|answers\/(topics|facets)\//;
/** A figure with its unit, in digits or spelt out. */
const figure =
  /(?:€\s?\d|(?<![\p{L}\d])(?:\d[\d.,]*|zwei|drei|vier|fünf|sechs|zehn|two|three|four|five|six|ten)[\s\u00a0-](?:Minuten?|Stunden?|(?:Arbeits|Werk)?[Tt]agen?|Wochen?|Monaten?|Euro|%|minutes?|hours?|(?:working )?days?|weeks?|months?)(?!\p{L}))/u;

/** Figures that are no fact of the company, each with its reason. */
const allowed: readonly (readonly [text: string, reason: string])[] = [
  ["höchstens zwei Monate", "The law's period (Art. 12(3) GDPR)."],
  ["by two months at most", "The law's period (Art. 12(3) GDPR)."],
  ["Seite „CRM-Integration“, 3 Minuten", "An example that a demo shows."],
  ["“CRM integration” page, 3 minutes", "An example that a demo shows."],
];

/** The texts of a file as they are written: what is put in from elsewhere is left out, and so are promises' ids. */
function written(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isCallExpression(node) && node.expression.getText() === "claim") {
      node.arguments.slice(0, 1).forEach(visit);
      return;
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

const unmarked = Object.entries(siteSources)
  .filter(([file]) => words.test(file))
  .flatMap(([file, source]) => written(file, source).map((text) => ({ file, text })))
  .filter(({ text }) => figure.test(text));

describe("page, policy and assistant take their figures from one source", () => {
  test("no text has a figure of its own, or it is allowed with a reason", () => {
    expect(unmarked.filter(({ text }) => !allowed.some(([part]) => text.includes(part)))).toEqual([]);
  });

  test.each(allowed)("what is allowed is still said: %s", (part) => {
    expect(unmarked.some(({ text }) => text.includes(part))).toBe(true);
  });
});
