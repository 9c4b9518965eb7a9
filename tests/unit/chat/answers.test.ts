import { beforeAll, describe, expect, test } from "vitest";
import { createEngine, type Engine } from "#features/chat/answers/engine.ts";
import { suggestions } from "#features/chat/answers/suggestions.ts";
import { personOffer, topicsOf } from "#features/chat/answers/topics.ts";
import { languages } from "#shared/copy.ts";
import { understand } from "./answers-here.ts";
import { facts } from "./facts.ts";
import { moreDe, questionsDe } from "./questions/de.ts";
import { moreEn, questionsEn } from "./questions/en.ts";

const questions = { de: [...questionsDe, ...moreDe], en: [...questionsEn, ...moreEn] };
const weather = { de: "Wie wird das Wetter morgen?", en: "What will the weather be in the morning?" };

describe.each(languages)("the assistant in %s", (language) => {
  let engine: Engine;
  beforeAll(async () => {
    const topics = await topicsOf(facts[language], language);
    engine = createEngine(topics, facts[language].hrefs, language, understand[language]);
  });

  test("of the first hundred questions at least 90 of 100 are right, at most two are wrong", async () => {
    const found = await Promise.all(
      questions[language].map(async ([question, expected]) => {
        const { kind, topics } = await engine.understand(question);
        return { question, expected, given: kind === "known" ? topics[0]?.id : null };
      }),
    );
    const missed = found.filter(({ expected, given }) => given !== expected);
    if (process.env["SHOW"]) console.error(language, missed);
    expect(missed.filter(({ given }) => given !== null).length).toBeLessThanOrEqual(2);
    expect(found.length - missed.length).toBeGreaterThanOrEqual(0.9 * found.length);
  });

  test("a greeting in a question is not taken for the question", async () => {
    expect(engine.answer(await engine.understand(weather[language]))).toEqual({ kind: "unknown" });
  });

  test("every suggested question is answered", async () => {
    for (const question of Object.values(suggestions[language])) {
      expect(engine.answer(await engine.understand(question)), question).toMatchObject({ kind: "known" });
    }
  });

  test("[P-nothing-made-up] what it says are the site's own sentences", async () => {
    const topics = await topicsOf(facts[language], language);
    const sentences = Object.values(topics).map(({ answer }) => answer);
    for (const [question] of questions[language]) {
      const answer = engine.answer(await engine.understand(question));
      if (answer.kind !== "known") continue;
      const text = answer.person ? answer.text.replace(` ${personOffer[language]}`, "") : answer.text;
      expect(sentences, question).toContain(text);
    }
  });

  test("what it asks back are two or three questions", async () => {
    for (const [question] of questions[language]) {
      const answer = engine.answer(await engine.understand(question));
      if (answer.kind === "unsure") expect([2, 3], question).toContain(answer.questions.length);
    }
  });

  test("nonsense, markup and novels are no error", async () => {
    for (const question of ["", "   ", "<script>", "ä".repeat(5_000), "👋🏽", "*()[]"]) {
      expect(engine.answer(await engine.understand(question))).toHaveProperty("kind");
    }
  });
});

test("the same wordings always give the same answers", async () => {
  const [once, again] = await Promise.all([understand.de("preise"), understand.de("preise")]);
  expect(once).toEqual(again);
});

test.each([
  ["de", "Wer sind Sie?", "Ich bin Lumi, der KI-Assistent von Mainlicht"],
  ["en", "Who are you?", "I’m Lumi, the AI assistant of Mainlicht"],
  ["de", "SAP Business One", "Schnittstelle (API)"],
  ["en", "SAP Business One", "interface (API)"],
  ["de", "DATEV", "SAP Sales Cloud"],
  ["en", "DATEV", "SAP Sales Cloud"],
] as const)("in %s, %s is answered", async (language, question, told) => {
  const topics = await topicsOf(facts[language], language);
  const engine = createEngine(topics, facts[language].hrefs, language, understand[language]);
  const answer = engine.answer(await engine.understand(question));
  expect(answer).toMatchObject({ kind: "known", text: expect.stringContaining(told) });
});
