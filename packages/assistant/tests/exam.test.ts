import { describe, expect, test } from "vitest";
import { languages } from "../src/answer.ts";
import type { Judgement } from "../src/judge.ts";
import { linesIn, marked, tally, verdictOf, verdictOfTurn } from "../tools/score.ts";
import { models } from "./models.ts";

const questionsOf = (name: string) => linesIn(new URL(`../exams/${name}.jsonl`, import.meta.url));

describe.each(languages)("in %s", (language) => {
  test("of four exams, which nothing was learnt from, most is answered right, and hardly anything outside is answered", async () => {
    const exams = ["exam-7", "exam-8", "exam-9", "exam-10"].flatMap(questionsOf);
    const results = await marked(exams, models[language], language);
    const outside = tally(results.filter(({ kind }) => kind === "outside"));
    const answerable = tally(results.filter(({ kind }) => kind !== "outside"));
    expect(answerable.right / answerable.all).toBeGreaterThanOrEqual(0.82);
    expect((answerable.right + answerable.offered) / answerable.all).toBeGreaterThanOrEqual(0.91);
    expect(answerable.wrong / answerable.all).toBeLessThanOrEqual(0.06);
    expect(outside.wrong / outside.all).toBeLessThanOrEqual(0.02);
  });

  test("what was learnt from questions that were asked is known again", async () => {
    const asked = tally(await marked(questionsOf("asked"), models[language], language));
    expect(asked.right / asked.all).toBeGreaterThanOrEqual(0.95);
    expect(asked.wrong / asked.all).toBeLessThanOrEqual(0.012);
  });
});

test("a verdict says what became of a question", () => {
  const judged = (kind: Judgement["kind"]): Judgement => ({
    kind,
    ranked: [
      { id: "price", probability: 0.6 },
      { id: "setup", probability: 0.2 },
    ],
  });
  expect([
    verdictOf(judged("known"), ["price"]),
    verdictOf(judged("known"), ["setup"]),
    verdictOf(judged("known"), []),
    verdictOf(judged("unsure"), ["setup"]),
    verdictOf(judged("unsure"), ["legal"]),
    verdictOf(judged("unknown"), ["price"]),
    verdictOf(judged("unknown"), ["price", "-"]),
    verdictOf(judged("unknown"), []),
  ]).toEqual(["right", "wrong", "wrong", "offered", "missed", "missed", "right", "right"]);
});

test("a turn's answer is judged by its facts, and by its topic where one is named", () => {
  const answered = { kind: "known", topic: "price", offered: [], text: "From 290 euros." } as const;
  const unsure = { kind: "unsure", topic: null, offered: ["setup"], text: "One of these?" } as const;
  expect([
    verdictOfTurn({ q: "?", must: ["290 euros", "^From"] }, answered),
    verdictOfTurn({ q: "?", must: ["290"], topic: ["price"] }, answered),
    verdictOfTurn({ q: "?", must: ["2,900"] }, answered),
    verdictOfTurn({ q: "?", must: ["290"], topic: ["setup"] }, answered),
    verdictOfTurn({ q: "?", topic: ["setup"] }, unsure),
    verdictOfTurn({ q: "?", topic: ["price"] }, unsure),
    verdictOfTurn({ q: "?", topic: ["-"] }, { ...unsure, kind: "unknown" }),
    verdictOfTurn({ q: "?" }, { ...unsure, kind: "unknown" }),
  ]).toEqual(["right", "right", "wrong", "wrong", "offered", "missed", "right", "missed"]);
});
