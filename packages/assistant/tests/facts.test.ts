import { describe, expect, test } from "vitest";
import { originOf } from "../learn/origin.ts";
import { factsIn } from "../learn/wordings.ts";
import { languages } from "../src/answer.ts";
import { factsWith, noFact } from "../src/facts.ts";
import { factModels, models } from "./models.ts";

describe.each(languages)("facts in %s", (language) => {
  const find = factsWith(factModels[language], language);

  test("belong to topics, none stands twice, and the model was learnt from them", () => {
    const ids = [...factsIn(language).facts.keys()];
    expect(ids.filter((id) => !models[language].topics.includes(id.split(" :: ")[0] ?? ""))).toEqual([]);
    expect(factModels[language].topics).toEqual([noFact, ...ids]);
    expect(factModels[language].from).toBe(originOf(language));
  });

  test("are found by the questions that they were learnt from, nearly always", () => {
    const asked = [...factsIn(language).facts].flatMap(([id, questions]) =>
      questions.map((question) => [id, question]),
    );
    const found = asked.filter(([id = "", question = ""]) => id.startsWith(find(question)?.topic ?? "-"));
    expect(found.length / asked.length).toBeGreaterThan(0.9);
  });
});

test.each([
  [
    "de",
    "Mein Kollege meint, ihr nutzt meine Telefonnotizen ewig, wann kommen die weg?",
    "E-Mails und Gesprächsnotizen",
  ],
  ["en", "which company is it that sends out your confirmation messages", "Email delivery:"],
] as const)("in %s, “%s” asks for one in words that were not learnt", (language, question, words) => {
  const found = factsWith(factModels[language], language)(question);
  expect(found?.cites[0]).toBe(words);
});

test.each([
  ["de", "Wie wird das Wetter morgen in Hamburg?"],
  ["de", "Was kostet das?"],
  ["en", "asdf jkl qwertz"],
  ["en", "How long does the setup take?"],
] as const)("in %s, “%s” leaves no fact as sure as it has to be beside a subject", (language, question) => {
  expect(factsWith(factModels[language], language)(question)?.share ?? 0).toBeLessThan(0.7);
});
