import { describe, expect, test } from "vitest";
import type { Answer } from "../src/answer.ts";
import type { Classifier } from "../src/classifier.ts";
import { type Passage, withPassage } from "../src/second-stage.ts";

/** Rare words by what they are learnt for; every other word is common. */
const rare: Readonly<Record<string, readonly string[]>> = {
  pentest: [],
  kamera: [],
  cookies: ["cookies"],
};
const classifier: Classifier = {
  guess: () => [],
  unknownShare: () => 0,
  words: (question) =>
    question
      .toLowerCase()
      .split(" ")
      .map((word) => ({ word, rarity: rare[word] ? 8 : 2, topics: rare[word] ?? [] })),
};

const passage: Passage = {
  text: "Die Kamera ist gesperrt.",
  source: { label: "Sicherheit", href: "/sicherheit/" },
  found: ["kamera"],
};
const known: Answer = {
  kind: "known",
  text: "Wir setzen keine Cookies.",
  topics: ["cookies"],
  sources: [],
  more: [],
};
const unsure: Answer = { kind: "unsure", topics: ["price", "setup"], questions: ["Preis?", "Dauer?"] };
const unknown: Answer = { kind: "unknown" };

const answered = (answer: Answer, question: string, passages: Passage[] = [passage]) =>
  withPassage(answer, question, classifier, async () => passages);
const quote = { kind: "known", text: passage.text, sources: [passage.source], quoted: true, topics: [] };

describe("a passage is quoted", () => {
  test("where nothing is known", async () => {
    expect(await answered(unknown, "ist die kamera an")).toEqual({ ...quote, more: [] });
  });

  test("where nothing is sure, and what was asked back stays", async () => {
    expect(await answered(unsure, "ist die kamera an")).toEqual({ ...quote, more: ["Preis?", "Dauer?"] });
  });

  test("where an answer is no more than likely, and what else was meant stays", async () => {
    const likely: Answer = { ...known, text: "Die Kamera?", more: ["Preis?"], likely: true };
    expect(await answered(likely, "ist die kamera an")).toEqual({ ...quote, more: ["Preis?"] });
  });

  test("where the answer lacks the rare word", async () => {
    expect(await answered(known, "ist die kamera an")).toMatchObject(quote);
  });
});

describe("the answer stays", () => {
  test.each([
    ["it has the rare word", known, "cookies"],
    ["the rare word led to it", { ...known, text: "Keine." }, "cookies"],
    ["nothing is rare", unsure, "was ist das"],
    ["the passage has too little of the question", unknown, "kamera pentest"],
    ["a person is needed", { kind: "care", care: "crisis" }, "kamera"],
    ["the offer was taken", { kind: "handOver" }, "kamera"],
  ] as const)("where %s", async (_, answer, question) => {
    expect(await answered(answer, question)).toBe(answer);
  });

  test("where no passage has the word, or none comes", async () => {
    expect(await answered(unknown, "kamera", [])).toBe(unknown);
    expect(await withPassage(unknown, "kamera", classifier, () => Promise.reject(new Error("offline")))).toBe(
      unknown,
    );
  });
});
