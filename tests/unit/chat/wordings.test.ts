import { describe, expect, test } from "vitest";
import { outside } from "#features/chat/answers/judge.ts";
import { topicsOf } from "#features/chat/answers/topics.ts";
import { linesOf, wordingsOf } from "#features/chat/answers/wordings.ts";
import { languages } from "#shared/copy.ts";
import { facts } from "./facts.ts";

/** Fewer teach the assistant too little. */
const fewest = 20;

describe.each(languages)("wordings in %s", async (language) => {
  const wordings = await wordingsOf(language);
  const lines = Object.entries(wordings).flatMap(([topic, text]) =>
    linesOf(text).map((line) => ({ topic, line })),
  );

  test("every topic has them, and nothing else but what is outside", async () => {
    const topics = Object.keys(await topicsOf(facts[language], language));
    expect(Object.keys(wordings).sort()).toEqual([...topics, outside].sort());
  });

  test(`at least ${fewest} for each topic`, () => {
    const few = Object.entries(wordings).filter(([, text]) => linesOf(text).length < fewest);
    expect(few.map(([topic]) => topic)).toEqual([]);
  });

  test("none stands twice, none is empty", () => {
    const seen = new Map<string, string>();
    const twice = lines.flatMap(({ topic, line }) => {
      const key = line
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
      const before = seen.get(key);
      seen.set(key, topic);
      return before || !line.trim() ? [`${line}: ${before}, ${topic}`] : [];
    });
    expect(twice).toEqual([]);
  });
});
