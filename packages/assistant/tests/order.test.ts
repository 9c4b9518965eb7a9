import { describe, expect, test } from "vitest";
import type { Noted } from "../src/answer.ts";
import { orderIn } from "../src/order.ts";

test.each([
  ["de", "Was kosten zwei Lösungen?", null, "2×12"],
  ["de", "und bei zwei?", "price", "2×12"],
  ["de", "und alle drei zusammen?", "firstYear", "3×12"],
  ["de", "und im zweiten Jahr?", "price", "1×12 later"],
  ["de", "und in zwei Jahren insgesamt für eine?", "firstYear", "1×24"],
  ["de", "und dazu noch der Chat?", "price", "2×12"],
  ["de", "Was kostet der Chat mit der CRM-Integration?", null, "2×12"],
  ["en", "how much are two services?", null, "2×12"],
  ["en", "What would a single service set us back in the first year?", null, "1×12"],
  ["en", "What does it cost if we only take one of the three services for a year?", null, "1×12"],
  ["de", "Was kosten zwei der drei Lösungen im Jahr?", null, "2×12"],
  ["en", "and both in the first year?", "price", "2×12"],
  ["en", "what's 2nd year cost for one service", null, "1×12 later"],
  ["en", "plus the chat assistant", "firstYear", "2×12"],
  ["en", "And if we want the CRM integration as well?", "price", "2×12"],
  ["de", "und ohne die Einrichtung?", "price", "1×12 later"],
  ["de", "und mit drei Lösungen?", "worth", "3×12"],
  ["de", "Was kosten zwei Lösungen zusammen im ersten Jahr?", "contract", "2×12"],
  ["en", "and with all three?", "worth", "3×12"],
  ["de", "und mit 300?", "worth", null],
  ["de", "Was kostet das?", null, null],
  ["de", "Was kostet der Chat?", null, null],
  ["de", "Was kostet das für zwei Nutzer?", null, null],
  ["de", "Gibt es Rabatt für alle drei?", "price", null],
  ["de", "und bei zwei?", "languages", null],
  ["de", "und nach 6 Monaten kündigen?", "price", null],
  ["en", "What does it cost in the first year?", null, null],
  ["en", "can I get both in writing?", "price", null],
] as const)("in %s, “%s” after %s asks the price of %s", (language, question, subject, sum) => {
  const ordered = orderIn(question, language, {}, subject);
  const { services, months, later } = ordered?.order ?? {};
  expect(ordered?.asked ? `${services}×${months}${later ? " later" : ""}` : null).toBe(sum);
});

/** A conversation about prices, from the first question on. */
function talk(language: "de" | "en", questions: readonly string[]) {
  let noted: Noted = {};
  return questions.map((question, at) => {
    const { order, asked } = orderIn(question, language, noted, at > 0 ? "price" : null) ?? {};
    if (order) noted = { order: { ...order, later: false } };
    return asked && order ? `${order.services}×${order.months}${order.later ? " later" : ""}` : null;
  });
}

describe("what was counted is remembered", () => {
  test.each([
    [
      "de",
      "Was kosten drei Lösungen? | im ganzen ersten Jahr? | und im zweiten? | und für zwei davon? | nach drei Jahren?",
      ["3×12", "3×12", "3×12 later", "2×12", "2×36"],
    ],
    [
      "de",
      "Was kostet der Chat? | und mit dem Lead-Generator dazu? | pro Monat? | und auf 24 Monate?",
      [null, "2×12", "2×12", "2×24"],
    ],
    [
      "de",
      "Wir würden alle drei nehmen | was kostet das? | wie viel ist das insgesamt? | und nur eine?",
      [null, "3×12", "3×12", "1×12"],
    ],
    [
      "en",
      "How much are two of them over two years? | and all three? | per year? | without setup?",
      ["2×24", "3×24", "3×12", "3×12 later"],
    ],
    // As short as a contract allows: how long that is, the price knows.
    ["en", "How much are two services? | And if we cancel as early as possible?", ["2×12", "2×1"]],
  ] as const)("%s: %s", (language, questions, sums) => {
    expect(talk(language, questions.split(" | "))).toEqual(sums);
  });
});
