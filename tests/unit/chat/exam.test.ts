import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createEngine } from "#features/chat/answers/engine.ts";
import { topicsOf } from "#features/chat/answers/topics.ts";
import { type Language, languages } from "#shared/copy.ts";
import { tally, verdictOf } from "../../../scripts/score.ts";
import { understand } from "./answers-here.ts";
import { facts } from "./facts.ts";

interface Question {
  lang: Language;
  q: string;
  kind: "covered" | "near" | "outside";
  accepted: readonly string[];
}

function questionsOf(name: string): readonly Question[] {
  const text = readFileSync(new URL(`./questions/${name}.jsonl`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line): Question => JSON.parse(line));
}

/** How the questions of one language fare. */
async function scored(name: string, language: Language) {
  const topics = await topicsOf(facts[language], language);
  const engine = createEngine(topics, facts[language].hrefs, language, understand[language]);
  const asked = questionsOf(name).filter(({ lang }) => lang === language);
  const results = await Promise.all(
    asked.map(async ({ q, kind, accepted }) => ({
      group: kind === "outside" ? kind : "answerable",
      verdict: verdictOf(await engine.understand(q), accepted),
    })),
  );
  const { answerable, outside } = tally(results);
  if (!answerable || !outside) throw new Error(`${name} lacks questions in ${language}.`);
  return { answerable, outside };
}

describe.each(["exam-1", "exam-2", "exam-3", "exam-4", "exam-5", "exam-6", "development"])(
  "questions of %s",
  (name) => {
    test.each(languages)(
      "in %s, nine of ten are answered right and hardly any is answered wrong",
      async (language) => {
        const { answerable, outside } = await scored(name, language);
        expect(answerable.right / answerable.all).toBeGreaterThanOrEqual(0.9);
        expect((answerable.right + answerable.offered) / answerable.all).toBeGreaterThanOrEqual(0.97);
        expect(answerable.wrong).toBeLessThanOrEqual(1);
        expect(outside.wrong).toBeLessThanOrEqual(1);
      },
    );
  },
);

test("a verdict says what became of a question", () => {
  const meaning = (kind: "known" | "unsure" | "unknown") =>
    ({
      kind,
      topics: [
        { id: "price", probability: 0.6 },
        { id: "setup", probability: 0.2 },
      ],
    }) as const;
  expect([
    verdictOf(meaning("known"), ["price"]),
    verdictOf(meaning("known"), ["setup"]),
    verdictOf(meaning("known"), []),
    verdictOf(meaning("unsure"), ["setup"]),
    verdictOf(meaning("unsure"), ["legal"]),
    verdictOf(meaning("unknown"), ["price"]),
    verdictOf(meaning("unknown"), ["price", "-"]),
    verdictOf(meaning("unknown"), []),
  ]).toEqual(["right", "wrong", "wrong", "offered", "missed", "missed", "right", "right"]);
});
