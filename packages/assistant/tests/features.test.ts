import { describe, expect, test } from "vitest";
import { packed } from "../learn/pack.ts";
import { classifierOf } from "../src/classifier.ts";
import { featuresOf } from "../src/features.ts";
import { hashOf, type Model, weightedFeatures, weightStep } from "../src/model.ts";

describe("the stem of a word", () => {
  test.each([
    ["de", "Größe", "groess"],
    ["de", "Große".replace("o", "o\u0308"), "groess"],
    ["de", "Café", "cafe"],
    ["de", "Ärzte", "aerzt"],
    ["de", "Übung", "uebung"],
    ["de", "Tage", "tage"],
    ["de", "Tagen", "tag"],
    ["de", "Stern", "stern"],
    ["de", "Einrichtungen", "einrich"],
    ["en", "prices", "pric"],
    ["en", "pricing", "pric"],
    ["en", "what's", "what"],
    ["en", "what’s", "what"],
    ["en", "Users", "user"],
    ["en", "24/7", "24 7"],
  ] as const)("in %s, of %s it is %s", (language, text, stems) => {
    expect(featuresOf(text, language).stems.join(" ")).toBe(stems);
  });

  test("there is none where there is no word", () => {
    expect(featuresOf("?! …", "de")).toEqual({ stems: [], weights: new Map() });
  });
});

test("a text is compared by words, neighbours, and the ends of words with more than five letters", () => {
  expect(featuresOf("Preis Monate Monate", "de").weights).toEqual(
    new Map([
      ["prei", 1],
      [" prei", 0.5],
      ["monat", 2],
      ["prei monat", 0.5],
      ["monat monat", 0.5],
      ["-monat", 1],
      ["-onate-", 1],
    ]),
  );
});

/** A model that has learnt two words: "Preis" means the first topic, "lange" the second. */
const columns = { names: ["prei", "lang"], counts: [1, 1], rarities: [2, 4], of: new Map() };
const table = Float32Array.from([3 * weightStep, 0, 0, 2 * weightStep]);
const model: Model = { from: "", topics: ["price", "setup"], ...packed(table, columns, 2) };

test("features are read as they were packed", () => {
  expect(weightedFeatures(model)).toEqual(
    new Map([
      [hashOf("prei"), { rarity: 2, weights: [{ topic: 0, steps: 3 }] }],
      [hashOf("lang"), { rarity: 4, weights: [{ topic: 1, steps: 2 }] }],
    ]),
  );
});

describe("a guess", () => {
  const { guess, unknownShare } = classifierOf(model, "de");

  test("is the softmax of what its words weigh, each as rare as it is, by the length of them all", () => {
    // "Preis" weighs 1 · 2, and its place as the first word, which was not learnt, 0.5 · 8.
    const score = (2 * 3 * 1.4) / Math.sqrt(2 ** 2 + 4 ** 2);
    const price = Math.exp(score) / (Math.exp(score) + 1);
    expect(guess("Preis")).toEqual([
      { id: "price", probability: expect.closeTo(price, 10) },
      { id: "setup", probability: expect.closeTo(1 - price, 10) },
    ]);
  });

  test("names the likeliest topic first", () => {
    expect(guess("lange").map(({ id }) => id)).toEqual(["setup", "price"]);
  });

  test("of nothing is no likelier for one topic than for another", () => {
    expect(guess("").map(({ probability }) => probability)).toEqual([0.5, 0.5]);
  });

  test.each([
    ["Preis", 0],
    ["Preis Farbe", 0.5],
    ["Farbe", 1],
    ["", 0],
  ])("of %s knows all words but a share of %s", (question, share) => {
    expect(unknownShare(question)).toBe(share);
  });
});
