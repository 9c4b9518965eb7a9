import { describe, expect, test } from "vitest";
import { priceOf } from "#features/chat/chat.price.ts";
import { facts } from "./facts.ts";

describe.each([
  ["de", "Was kosten zwei Lösungen?", null, /Zwei Lösungen kosten ab 5\.800 .* 580 .* 12\.760 Euro/],
  ["de", "und bei zwei?", "price", /12\.760 Euro/],
  ["de", "und alle drei zusammen?", "firstYear", /Drei Lösungen kosten ab 8\.700 .* 870 .* 19\.140 Euro/],
  ["de", "und im zweiten Jahr?", "price", /3\.480 Euro \(12 × 290 Euro\)/],
  ["de", "und in zwei Jahren insgesamt für eine?", "firstYear", /9\.860 Euro \(2\.900 \+ 24 × 290 Euro\)/],
  ["de", "und dazu noch der Chat?", "price", /Zwei Lösungen/],
  ["de", "Was kostet der Chat mit der CRM-Integration?", null, /Zwei Lösungen/],
  ["en", "how much are two services?", null, /Two services cost from €5,800 .* €580 .* €12,760/],
  ["en", "and both in the first year?", "price", /€12,760/],
  ["en", "what's 2nd year cost for one service", null, /€3,480 in the second year \(12 × 290\)/],
  ["en", "plus the chat assistant", "firstYear", /Two services/],
] as const)("in %s, %s after %s", (language, question, before, sum) => {
  test("is worked out from the site's prices", () => {
    expect(priceOf(question, before, facts[language], language)).toMatch(sum);
  });
});

test.each([
  ["de", "Was kostet das?", null],
  ["de", "Was kostet der Chat?", null],
  ["de", "Was kostet das für zwei Nutzer?", null],
  ["de", "Gibt es Rabatt für alle drei?", "price"],
  ["de", "und bei zwei?", "languages"],
  ["en", "What does it cost in the first year?", null],
  ["en", "can I get both in writing?", "price"],
] as const)("in %s, nothing is worked out for %s after %s", (language, question, before) => {
  expect(priceOf(question, before, facts[language], language)).toBeNull();
});
