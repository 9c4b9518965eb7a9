import { describe, expect, test } from "vitest";
import { contentOf } from "#features/chat/answers/content.ts";
import { outside } from "#features/chat/answers/judge.ts";
import { topicsOf } from "#features/chat/answers/topics.ts";
import { linesOf, wordings } from "#features/chat/answers/wordings.ts";
import { languages } from "#shared/copy.ts";
import { expand } from "../../../scripts/learn/expand.ts";
import { originOf } from "../../../scripts/learn/lessons.ts";
import { facts } from "./facts.ts";

/** Fewer teach the assistant too little. */
const fewest = 20;

describe.each(languages)("wordings in %s", (language) => {
  const topics = Object.entries(wordings[language]);
  const lines = topics.flatMap(([topic, text]) => linesOf(text).map((line) => ({ topic, line })));

  test("every topic has them, and nothing else but what is outside", async () => {
    const answered = Object.keys(await topicsOf(facts[language], language));
    expect(topics.map(([topic]) => topic).sort()).toEqual([...answered, outside].sort());
  });

  test(`at least ${fewest} for each topic`, () => {
    const few = topics.filter(([, text]) => linesOf(text).length < fewest);
    expect(few.map(([topic]) => topic)).toEqual([]);
  });

  test("none stands twice, none is empty, alternatives stand in brackets", () => {
    const seen = new Map<string, string>();
    const wrong = lines.flatMap(({ topic, line }) => {
      const key = line
        .toLowerCase()
        .replace(/[^\p{L}\p{N}|]+/gu, " ")
        .trim();
      const before = seen.get(key);
      seen.set(key, topic);
      const open = line.replace(/\([^()]*\|[^()]*\)/g, "").includes("|");
      return before || !line.trim() || open ? [`${line}: ${before}, ${topic}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test("the model was learnt from them: `npm run learn` makes it anew", async () => {
    const { model } = await contentOf(language);
    expect(model.from).toBe(originOf(language));
    expect(model.topics).toEqual(topics.map(([topic]) => topic));
  });
});

describe("a wording with alternatives", () => {
  test("gives all sentences where they are few", () => {
    expect(expand("(was|wie viel) kostet (das|der Chat|)", 20).sort()).toEqual(
      [
        "was kostet",
        "was kostet das",
        "was kostet der Chat",
        "wie viel kostet",
        "wie viel kostet das",
        "wie viel kostet der Chat",
      ].sort(),
    );
  });

  test("gives each alternative at least once where they are many", () => {
    const said = expand("(a|b|c|d|e) (f|g|h|i) (j|k)", 5).join(" ");
    expect([..."abcdefghijk"].filter((one) => !said.includes(one))).toEqual([]);
  });

  test("one without any is itself", () => {
    expect(expand("Was (genau) kostet das?", 20)).toEqual(["Was (genau) kostet das?"]);
  });
});
