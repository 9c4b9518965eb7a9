import { describe, expect, test } from "vitest";
import { priceOf } from "#features/chat/chat.price.ts";
import { facts } from "./facts.ts";

describe.each([
  ["de", 2, 12, false, /Zwei Lösungen kosten ab 5\.800 .* 580 .* 12\.760 Euro/],
  ["de", 3, 12, false, /Drei Lösungen kosten ab 8\.700 .* 870 .* 19\.140 Euro/],
  [
    "de",
    1,
    12,
    true,
    /ohne Einrichtung, .* ab 290 Euro im Monat und ab 3\.480 Euro im Jahr \(12 × 290 Euro\)/,
  ],
  ["de", 1, 24, false, /9\.860 Euro \(2\.900 \+ 24 × 290 Euro\)/],
  ["de", 4, 12, false, /4 Lösungen kosten ab 11\.600 /],
  ["en", 2, 12, false, /Two services cost from €5,800 .* €580 .* €12,760/],
  [
    "en",
    2,
    12,
    true,
    /^Two services cost from €580 a month and from €6,960 a year \(2 × 12 × 290\) without setup/,
  ],
] as const)("in %s, %i in %i months", (language, services, months, later, sum) => {
  test("is worked out from the site's prices", () => {
    expect(priceOf({ services, months, later }, {}, facts[language], language)).toMatch(sum);
  });
});

test("more enquiries than the lowest fee covers have their own", () => {
  const noted = { tickets: { count: 60, per: "day" } } as const;
  expect(priceOf(null, noted, facts.de, "de")).toBe(
    "Eine Lösung kostet bei 1.200 Anfragen im Monat ab 2.900 Euro für die Einrichtung und ab 590 Euro im Monat, im ersten Jahr zusammen ab 9.980 Euro, zuzüglich Umsatzsteuer.",
  );
  expect(priceOf({ services: 2, months: 12 }, noted, facts.en, "en")).toContain("€1,180 a month");
  expect(priceOf(null, { tickets: { count: 500 } }, facts.de, "de")).toBeNull();
});
