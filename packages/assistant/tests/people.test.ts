import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cares, languages } from "../src/answer.ts";
import { careFor, careInDoubt } from "../src/people.ts";

const linesOf = (name: string) =>
  readFileSync(new URL(`people/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");

describe.each(languages)("on a page in %s", (language) => {
  test.each(cares)("every %s is known", (care) => {
    const missed = linesOf(care).filter((line) => careFor(line, language)?.care !== care);
    expect(missed).toEqual([]);
  });

  test("what sounds alike in a business is a question like any other", () => {
    expect(linesOf("business").filter((line) => careFor(line, language))).toEqual([]);
  });
});

test.each([
  ["ich will nicht mehr leben", "en", "de"],
  ["i want to end it", "de", "en"],
  ["Suizid", "de", "de"],
  ["112", "en", "en"],
] as const)("%s on a page in %s is answered in %s", (question, page, language) => {
  expect(careFor(question, page)?.language).toBe(language);
});

test.each([
  ["de", "ich sehe einfach keine Kraft und keinen Ausweg", "crisis"],
  ["en", "everything in me feels empty and full of pain", "crisis"],
  ["de", "Ich sehe keine Zukunft für unser CRM", undefined],
  ["de", "ich lebe in Österreich, geht das auch?", undefined],
  ["de", "kann ich damit leben, wenn es mal ausfällt?", undefined],
  ["en", "I have nothing left to ask", undefined],
] as const)(
  "in %s, words of despair are known where nothing else is spoken of: %s",
  (language, said, care) => {
    expect(careFor(said, language)?.care).toBe(care);
  },
);

test("no question of an exam is taken for despair", () => {
  const questions = ["exam-7", "exam-8", "exam-9", "exam-10"].flatMap((name) =>
    readFileSync(new URL(`../exams/${name}.jsonl`, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line): { lang: "de" | "en"; q: string } => JSON.parse(line)),
  );
  expect(questions.filter(({ lang, q }) => careFor(q, lang)?.care === "crisis")).toEqual([]);
});

const inLanguages = (name: string) =>
  linesOf(name).map((line) => ({
    language: line.slice(0, 2) === "de" ? ("de" as const) : ("en" as const),
    said: line.slice(3),
  }));
const needOf = async ({ language, said }: { language: "de" | "en"; said: string }) => {
  const sure = careFor(said, language)?.care;
  const doubt = sure ?? (await careInDoubt(said, language));
  return doubt === "perhaps" ? null : doubt;
};

test("danger and despair are known by all words of what is told, where no pattern thought of it", async () => {
  const needs = inLanguages("doubt").map(async (one) => ((await needOf(one)) ? [] : [one.said]));
  expect((await Promise.all(needs)).flat()).toEqual([]);
});

test("drastic words about work are no cry for help", async () => {
  const needs = inLanguages("drastic").map(async (one) => ((await needOf(one)) ? [one.said] : []));
  expect((await Promise.all(needs)).flat()).toEqual([]);
});

test.each([
  ["de", "Mein Opa ist ganz blau", "emergency"],
  ["de", "Ist mein Opa ganz blau?", null],
  ["de", "Mein Opa ist ganz blau, was soll ich jetzt tun?", "emergency"],
  ["en", "my gran's arm is numb, what do I do?", "emergency"],
  ["de", "hab tabletten genommen, alles so sinnlos", "crisis"],
  ["de", "Mein Auto springt nicht an", "perhaps"],
  ["de", "Danke, du hast mir sehr geholfen", "perhaps"],
] as const)("in %s, what is told weighs more than what is asked: %s", async (language, said, care) => {
  expect(await careInDoubt(said, language)).toBe(care);
});

test("while a subject is being talked about, a mood is about that, and a question even more", async () => {
  expect(await careInDoubt("What if I want it gone sooner?", "en")).not.toBeNull();
  expect(await careInDoubt("What if I want it gone sooner?", "en", { talking: true })).toBeNull();
  expect(
    await careInDoubt("Who do I write to if I get stuck somewhere?", "en", { talking: true }),
  ).toBeNull();
  expect(await careInDoubt("das ist mir alles so egal", "de")).not.toBeNull();
  expect(await careInDoubt("das ist mir alles so egal", "de", { talking: true })).toBeNull();
  expect(await careInDoubt("Welchen Wein trinkt man zu Fisch?", "de", { isSmallTalk: true })).toBeNull();
  expect(
    await careInDoubt("my baby is locked in the car and it is boiling hot", "en", { isSmallTalk: true }),
  ).toBe("emergency");
});
