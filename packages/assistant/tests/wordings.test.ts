import { describe, expect, test } from "vitest";
import { expand } from "../learn/expand.ts";
import { originOf } from "../learn/origin.ts";
import { wordingsIn } from "../learn/wordings.ts";
import { languages } from "../src/answer.ts";
import { models } from "./models.ts";

/** Fewer teach the assistant too little. */
const fewest = 20;

test("both languages have the same topics", () => {
  expect(models.en.topics).toEqual(models.de.topics);
});

describe.each(languages)("wordings in %s", (language) => {
  const topics = [...wordingsIn(language)];
  const all = topics.flatMap(([topic, lines]) => lines.map((line) => ({ topic, line })));

  test(`at least ${fewest} for each topic`, () => {
    expect(topics.filter(([, lines]) => lines.length < fewest).map(([topic]) => topic)).toEqual([]);
  });

  test("none stands twice, none is empty, alternatives stand in brackets", () => {
    const seen = new Map<string, string>();
    const wrong = all.flatMap(({ topic, line }) => {
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

  test("the model was learnt from them: `npm run learn -w @mainlicht/assistant` makes it anew", () => {
    expect(models[language].from).toBe(originOf(language));
    expect(models[language].topics).toEqual(topics.map(([topic]) => topic));
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
