import { describe, expect, test } from "vitest";
import { createEngine } from "#features/chat/answers/engine.ts";
import { languages } from "#shared/copy.ts";
import { facts } from "./facts.ts";
import { moreDe, questionsDe } from "./questions/de.ts";
import { moreEn, questionsEn } from "./questions/en.ts";
import type { Expected } from "./questions/expected.ts";

const questions = {
  de: { asked: questionsDe, more: moreDe },
  en: { asked: questionsEn, more: moreEn },
};

const engines = { de: createEngine(facts, "de"), en: createEngine(facts, "en") };

/** What went other than expected: an answer that is missing, or one that is wrong and sure of itself. */
function misses(language: "de" | "en", asked: readonly Expected[]) {
  const found = asked.map(([question, expected]) => {
    return { question, expected, given: engines[language].topicOf(question) };
  });
  const missed = found.filter(({ expected, given }) => given !== expected);
  return {
    right: found.length - missed.length,
    wrong: missed.filter(({ given }) => given !== null),
    missed,
  };
}

describe.each(languages)("60 questions in %s", (language) => {
  const { asked, more } = questions[language];

  test("at least 55 are answered right, none is answered wrongly", () => {
    expect(asked).toHaveLength(60);
    const { right, wrong, missed } = misses(language, asked);
    if (process.env["SHOW"]) console.error(language, right, missed);
    expect(wrong).toEqual([]);
    expect(right).toBeGreaterThanOrEqual(55);
  });

  test("40 more: at least 36 are answered right, none is answered wrongly", () => {
    expect(more).toHaveLength(40);
    const { right, wrong, missed } = misses(language, more);
    if (process.env["SHOW"]) console.error(language, right, missed);
    expect(wrong).toEqual([]);
    expect(right).toBeGreaterThanOrEqual(36);
  });

  test("a greeting in a question is not taken for the question", () => {
    const question = { de: "Wie wird das Wetter morgen?", en: "What will the weather be in the morning?" };
    expect(engines[language].answer(question[language])).toEqual({ kind: "unknown" });
  });

  test("every suggested question is answered", () => {
    for (const question of engines[language].suggestions) {
      expect(engines[language].answer(question), question).toMatchObject({ kind: "known" });
    }
  });
});
