import { describe, expect, test } from "vitest";
import type { Topic, Topics } from "../src/answer.ts";
import { createEngine, type Meaning } from "../src/engine.ts";
import type { Judgement } from "../src/judge.ts";
import { personOffer, topics, unknown } from "./topics.ts";

/** The engine with some topics of the test's own. */
const engineWith = (own: Topics = {}, judgement: Judgement = unknown) =>
  createEngine({ ...topics, ...own }, personOffer, async () => judgement);

const known = (...likely: [string, number][]): Meaning => ({
  kind: "known",
  topics: likely.map(([id, probability]) => ({ id, probability })),
});
const places = [
  { label: "Services", href: "#services" },
  { label: "Process and prices", href: "#process" },
];
const saying = (answer: string): Topic => ({ question: "Is it so?", answer, sources: places });
const both: Meaning = { ...known(["price", 0.5], ["setup", 0.4]), several: true };

describe("a question that was offered", () => {
  test.each(["Is it so?", "  is it  SO ", "„Is it so“", "Is, it – so!"])(
    "is known as %s, too",
    async (question) => {
      const engine = engineWith(
        { price: saying("It is.") },
        { kind: "unsure", ranked: [{ id: "setup", probability: 1 }] },
      );
      expect(await engine.understand(question)).toEqual(known(["price", 1]));
    },
  );

  test("is another one with a word more, or with its words run together", async () => {
    const engine = engineWith({ price: saying("It is.") });
    expect(await engine.understand("Is it so now?")).toMatchObject({ kind: "unknown" });
    expect(await engine.understand("Isitso")).toMatchObject({ kind: "unknown" });
  });
});

describe("a question that likely means a topic, and may mean others", () => {
  const likely: Meaning = {
    ...known(["price", 0.3], ["setup", 0.2], ["legal", 0.1], ["team", 0.05]),
    kind: "unsure",
    leads: true,
  };
  const takenFor = (question: string) => `Taken for: ${question}`;

  test("is answered with what it was taken for, and with the others beside it", () => {
    const engine = createEngine(topics, personOffer, async () => unknown, takenFor);
    expect(engine.answer(likely)).toMatchObject({
      kind: "known",
      text: `Taken for: What is price?\n${topics["price"]?.answer}`,
      topics: ["price"],
      more: ["What is setup?", "What is legal?"],
      likely: true,
    });
  });

  test("is asked back about where a site has no words for that", () => {
    expect(engineWith().answer(likely)).toMatchObject({
      kind: "unsure",
      topics: ["price", "setup", "legal"],
    });
  });
});

test("what the model knows and this site does not answer is no topic", async () => {
  const ranked = [
    { id: "weather", probability: 0.6 },
    { id: "price", probability: 0.3 },
  ];
  expect(await engineWith({}, { kind: "known", ranked }).understand("?")).toEqual(known(["price", 0.3]));
});

describe("an answer", () => {
  test("says all of it, with its sources, and offers no person where none is needed", () => {
    expect(engineWith({ price: saying("It is. Every day.") }).answer(known(["price", 1]))).toEqual({
      kind: "known",
      text: "It is. Every day.",
      topics: ["price"],
      sources: places,
      more: [],
    });
  });

  test("names at most two more, each just likely enough and not just answered", () => {
    const { answer } = engineWith();
    const meaning = known(["price", 0.5], ["setup", 0.3], ["team", 0.2], ["hosting", 0.08]);
    const questions = (...ids: string[]) => ({ more: ids.map((id) => `What is ${id}?`) });
    expect(answer(meaning)).toMatchObject(questions("setup", "team"));
    expect(answer(meaning, ["setup"])).toMatchObject(questions("team", "hosting"));
    expect(answer(known(["price", 0.5], ["setup", 0.07]))).toMatchObject(questions());
  });

  test("is none where nothing was meant", () => {
    const { answer } = engineWith();
    for (const kind of ["known", "unsure", "unknown"] as const)
      expect(answer({ kind, topics: [] })).toEqual({ kind: "unknown" });
  });

  test("asks back about three at most", () => {
    const unsure = {
      ...known(["price", 0.2], ["setup", 0.2], ["team", 0.1], ["hosting", 0.1]),
      kind: "unsure",
    } as const;
    expect(engineWith().answer(unsure)).toEqual({
      kind: "unsure",
      topics: ["price", "setup", "team"],
      questions: ["What is price?", "What is setup?", "What is team?"],
    });
  });

  test.each([
    ["Ask Example Inc.. It knows.", "Ask Example Inc. It knows."],
    ["Ask Example Inc..", "Ask Example Inc."],
    ["Wait … and see..x", "Wait … and see..x"],
  ])("%s has no full stop twice", (answer, text) => {
    expect(engineWith({ price: saying(answer) }).answer(known(["price", 1]))).toMatchObject({ text });
  });
});

test("where nothing is likely, questions are offered that may help", () => {
  const { answer } = engineWith();
  const meant = { ...known(["price", 0.06], ["crm", 0.02]), kind: "unknown" } as const;
  expect(answer(meant)).toEqual({ kind: "unknown", near: ["What is price?"] });
  expect(answer({ ...meant, far: true })).toEqual({ kind: "unknown", far: true });
});

describe("answers to several questions", () => {
  const short = (answer: string) =>
    engineWith({ price: saying(answer), setup: saying("Five days for everything you need.") }).answer(both);

  test.each([
    ["The first sentence is long enough. The second is not told.", "The first sentence is long enough."],
    ["It has just thirty characters. No more.", "It has just thirty characters."],
    ["It has no thirty letters yet. Is told. And no third.", "It has no thirty letters yet. Is told."],
    ["No. Nothing is stored. And more.", "No. Nothing is stored."],
    ["Never!", "Never!"],
    ["About 3.5 or v. 2 of it, as told. Then more.", "About 3.5 or v. 2 of it, as told."],
    ["Is it long enough to be heard? Yes.", "Is it long enough to be heard?"],
  ])("take of “%s” what says something", (answer, text) => {
    expect(short(answer)).toMatchObject({ text: `${text}\nFive days for everything you need.` });
  });

  test("name a source once and suggest nothing", () => {
    const { kind, ...rest } = short("It is so on every day of the year.");
    expect({ kind, ...rest }).toEqual({
      kind: "known",
      text: "It is so on every day of the year.\nFive days for everything you need.",
      topics: ["price", "setup"],
      sources: places,
      more: [],
    });
  });
});

test("thanks and greetings are never offered as a question", () => {
  const { answer } = engineWith();
  const likely = known(["thanks", 0.4], ["price", 0.3], ["hello", 0.2]);
  expect(answer({ ...likely, kind: "unsure" })).toMatchObject({ questions: ["What is price?"] });
  expect(answer({ ...known(["hello", 0.4]), kind: "unsure" })).toEqual({ kind: "unknown" });
  expect(answer(known(["price", 0.4], ["thanks", 0.3], ["setup", 0.2]))).toMatchObject({
    more: ["What is setup?"],
  });
});

test("where an answer leads goes with it", () => {
  expect(engineWith().answer(known(["crm", 1]))).toMatchObject({ next: ["demo-crm", "form-crm"] });
});
