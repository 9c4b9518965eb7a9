import { describe, expect, test } from "vitest";
import type { Classifier } from "../src/classifier.ts";
import { courtesies, judge, outside } from "../src/judge.ts";
import { overlap, overlaps } from "../src/overlaps.ts";
import { topics } from "./topics.ts";

/** A classifier that has made up its mind; halves and quarters are exact, so that a limit can be met to the bit. */
const certain = (
  probabilities: Record<string, number>,
  unknown = 0,
  words: ReturnType<Classifier["words"]> = [],
): Classifier => ({
  guess: () =>
    Object.entries(probabilities)
      .map(([id, probability]) => ({ id, probability }))
      .sort((one, other) => other.probability - one.probability),
  unknownShare: () => unknown,
  words: () => words,
});

const kindOf = (probabilities: Record<string, number>, unknown = 0) =>
  judge("?", certain(probabilities, unknown)).kind;

describe("how sure it must be", () => {
  test.each([
    [0.35, "known"],
    [0.34, "unsure"],
    [0.1, "unsure"],
    [0.099, "unknown"],
  ])("with a probability of %s, a topic that nothing comes near is %s", (probability, kind) => {
    expect(kindOf({ price: probability, hosting: 0.01 })).toBe(kind);
  });

  test.each([
    [0.7, 1, "known"],
    [0.68, 1, "unsure"],
    [0.48, 0.5, "known"],
    [0.46, 0.5, "unsure"],
    [0.2, 1, "unsure"],
    [0.19, 1, "unknown"],
  ])("a probability of %s, with a share of %s of its words unknown, is %s", (probability, unknown, kind) => {
    expect(kindOf({ price: probability, hosting: 0.01 }, unknown)).toBe(kind);
  });
});

describe("how far ahead it must be", () => {
  test.each([
    ["more than 3 times the next", { price: 0.376, hosting: 0.125 }, "known"],
    ["no more than 3 times the next", { price: 0.375, hosting: 0.125 }, "unsure"],
    ["a topic that serves the question, too, is no rival", { price: 0.3, payment: 0.25 }, "known"],
    ["and adds to it", { price: 0.3, payment: 0.2, hosting: 0.15 }, "known"],
    ["a rival behind it is one all the same", { price: 0.3, payment: 0.1, hosting: 0.2 }, "unsure"],
    [
      "an overlap with the second is none with the first",
      { hosting: 0.3, price: 0.2, payment: 0.15 },
      "unsure",
    ],
    ["a greeting is no rival", { price: 0.3, hello: 0.25, hosting: 0.01 }, "known"],
    ["thanks are none", { price: 0.3, hosting: 0.01, thanks: 0.2 }, "known"],
  ])("%s", (_, probabilities, kind) => {
    expect(kindOf(probabilities)).toBe(kind);
  });
});

describe("what stands out without being sure", () => {
  test.each([
    ["likely, and ahead", { price: 0.25, hosting: 0.2 }, true],
    ["not ahead enough", { price: 0.25, hosting: 0.22 }, undefined],
    ["not likely enough", { price: 0.11, hosting: 0.01 }, undefined],
    ["no more than what lies outside", { price: 0.25, hosting: 0, [outside]: 0.24 }, undefined],
    ["known: it needs no other name", { price: 0.5, hosting: 0.1 }, undefined],
  ])("%s", (_, probabilities, leads) => {
    expect(judge("?", certain(probabilities)).leads).toBe(leads);
  });
});

test.each([
  ["most of the telling words speak for it", ["price", "hosting"], true],
  ["hardly any of them does", ["hosting", "hosting", "hosting", "price"], undefined],
])("%s", (_, spoken, leads) => {
  const words = spoken.map((topic) => ({ word: topic, rarity: 6, topics: [topic] }));
  const common = { word: "the", rarity: 2, topics: [] };
  expect(judge("?", certain({ price: 0.25, hosting: 0.2 }, 0, [...words, common])).leads).toBe(leads);
});

describe("what nobody here answers", () => {
  test.each([
    ["likelier: it is refused", { [outside]: 0.26, price: 0.25, hosting: 0 }, "unknown"],
    ["as likely: it asks back", { [outside]: 0.25, price: 0.25, hosting: 0 }, "unsure"],
    ["what serves the question counts", { [outside]: 0.25, price: 0.125, payment: 0.125 }, "unsure"],
    ["it is a rival like any topic", { price: 0.5, [outside]: 0.25, hosting: 0 }, "unsure"],
    ["far behind, it is none", { price: 0.5, [outside]: 0.125, hosting: 0 }, "known"],
  ])("%s", (_, probabilities, kind) => {
    expect(kindOf(probabilities)).toBe(kind);
  });
});

test("the eight likeliest topics are handed on, what lies outside is none of them", () => {
  const ids = Array.from({ length: 12 }, (_, at) => `topic ${at}`);
  const probabilities = Object.fromEntries(ids.map((id, at) => [id, 0.05 - at / 1000]));
  const { ranked } = judge("?", certain({ [outside]: 0.1, ...probabilities }));
  expect(ranked.map(({ id }) => id)).toEqual(ids.slice(0, 8));
});

test.each([[{}], [{ price: 1 }], [{ [outside]: 0.5, price: 0.5 }]])(
  "between fewer than two topics there is nothing to judge",
  (probabilities) => {
    expect(judge("?", certain(probabilities))).toEqual({ kind: "unknown", ranked: [] });
  },
);

test("topics overlap in both directions, and only those that are named", () => {
  expect([overlap("price", "payment"), overlap("payment", "price")]).toEqual([true, true]);
  expect([overlap("payment", "discount"), overlap("price", "price")]).toEqual([false, false]);
});

test("what overlaps, or is a courtesy, is a topic", () => {
  const named = [...Object.keys(overlaps), ...Object.values(overlaps).flat(), ...courtesies];
  expect(named.filter((id) => !(id in topics))).toEqual([]);
});

describe("where nobody here may answer it", () => {
  const word = (topics: string[]) => ({ word: "Parkplatz", rarity: 8, topics });
  const kindWith = (strange: number, topics: string[], text: string, price = 0.5) =>
    judge("?", certain({ price, hosting: 0.001, [outside]: strange }, 0, [word(topics)]), () => text).kind;

  test.each([
    ["little, it is not sure for its rare word", 0.1, [], "", "unsure"],
    ["a good deal, it is asked back", 0.11, [], "", "unsure"],
    ["its words led to the topic, it is answered", 0.11, ["price"], "", "known"],
    ["its words stand in the answer, it is answered", 0.11, [], "Ein Parkplatz kostet nichts.", "known"],
  ] as const)("and it may be so %s", (_, strange, topics, text, kind) => {
    expect(kindWith(strange, [...topics], text)).toBe(kind);
  });

  test("what is not sure by itself is declined", () => {
    expect(kindWith(0.1, [], "", 0.2)).toBe("unknown");
    expect(kindWith(0.1, ["price"], "", 0.2)).toBe("unsure");
  });
});
