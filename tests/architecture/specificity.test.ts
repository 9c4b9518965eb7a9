import Specificity from "@bramus/specificity";
import postcss, { AtRule, type Node } from "postcss";
import { describe, expect, test } from "vitest";
import { sheets } from "../support/sheets.ts";

/** The cascade layer that a rule stands in. */
function layerOf({ parent }: Node): string | undefined {
  if (!parent) return undefined;
  return parent instanceof AtRule && parent.name === "layer" ? parent.params : layerOf(parent);
}

interface Weighed {
  selector: string;
  weight: Specificity;
}

/** Each selector of a sheet that stands in one of the layers. A list counts as many. */
function weigh({ file, text }: { file: string; text: string }, layers: readonly string[]): Weighed[] {
  const weighed: Weighed[] = [];
  postcss.parse(text).walkRules((rule) => {
    const { parent } = rule;
    const isFrame = parent instanceof AtRule && parent.name.endsWith("keyframes");
    if (isFrame || !layers.includes(layerOf(rule) ?? "")) return;
    for (const weight of Specificity.calculate(rule.selector))
      weighed.push({ selector: `${file}: ${weight.selectorString()}`, weight });
  });
  return weighed;
}

const most = { a: 0, b: 2, c: 0 };
const usual = { a: 0, b: 1, c: 1 };

test("a state is weighed, and what stands in :where() is not", () => {
  const text = "@layer ui { .row:hover .box, .box:where(:checked) { top: 0 } } .far .away.box { top: 0 }";
  const weights = weigh({ file: "a.css", text }, ["ui"]).map(({ weight }) => weight.toString());
  expect(weights).toEqual(["(0,3,0)", "(0,1,0)"]);
});

describe("pieces and features are easy to override", () => {
  const all = sheets.flatMap((sheet) => weigh(sheet, ["ui", "features"]));
  const heavierThan = (limit: typeof most) =>
    all.filter(({ weight }) => weight.isGreaterThan(limit)).map(({ selector }) => selector);

  test("no selector weighs more than two classes", () => {
    expect(all.length).toBeGreaterThan(700);
    expect(heavierThan(most)).toEqual([]);
  });

  test("95 of 100 weigh no more than a class and an element", () => {
    expect(heavierThan(usual).length / all.length).toBeLessThanOrEqual(0.05);
  });
});
