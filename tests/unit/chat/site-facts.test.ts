import { expect, test } from "vitest";
import { appCopy } from "#app/app.copy.ts";
import { siteFacts } from "#app/assistant/facts.ts";
import { list } from "#features/chat/answers/topic.ts";
import { linesOf, topicsOf } from "#features/chat/answers/topics.ts";
import { crmSystems } from "#features/solutions/claims.figures.ts";
import { solutionsCopy } from "#features/solutions/solutions.copy.ts";
import { languages } from "#shared/copy.ts";
import { solutions } from "#shared/solutions.ts";

test("[SOL-04] the assistant names the systems that the page names", () => {
  expect(siteFacts.de.systems).toEqual(crmSystems);
});

test.each(languages)("[SOL-01] in %s, the assistant names every solution", async (language) => {
  const topics = await topicsOf(siteFacts[language], language);
  for (const solution of solutions)
    for (const { answer } of [topics.about, topics.solutions])
      expect(answer.toLowerCase()).toContain(solutionsCopy[language].solutions[solution].tab.toLowerCase());
});

test.each(languages)("in %s, the assistant names the switch as the page does", async (language) => {
  const { motion } = await topicsOf(siteFacts[language], language);
  expect(motion.answer).toContain(appCopy[language].stillMotion);
});

test.each(languages)("in %s, what is a sample is said as long as there are samples", async (language) => {
  const [now, then] = await Promise.all(
    [true, false].map((samples) => topicsOf({ ...siteFacts[language], samples }, language)),
  );
  expect(now?.samples.answer).not.toBe(then?.samples.answer);
});

test("both languages have the same topics, with the same lines for follow-ups, and places that exist", async () => {
  const [de, en] = await Promise.all([topicsOf(siteFacts.de, "de"), topicsOf(siteFacts.en, "en")]);
  const [deLines, enLines] = await Promise.all([linesOf(siteFacts.de, "de"), linesOf(siteFacts.en, "en")]);
  const shape = (lines: typeof deLines) =>
    Object.entries(lines).map(([id, own]) => [id, ...Object.keys(own)]);
  expect(shape(enLines)).toEqual(shape(deLines));
  expect(Object.keys(en)).toEqual(Object.keys(de));
  expect(JSON.stringify([deLines, enLines])).not.toMatch(/undefined|\$\{|TODO|\[object/);
  for (const [id, { answer, from, question }] of [...Object.entries(de), ...Object.entries(en)]) {
    expect(question.trim(), id).not.toBe("");
    expect(answer, id).not.toMatch(/undefined|\$\{|TODO|\[object/);
    for (const place of from) expect(siteFacts.de.hrefs[place], id).toMatch(/^[#/]/);
  }
});

test.each([
  [[], ""],
  [["Ada"], "Ada"],
  [["Ada", "Bob"], "Ada and Bob"],
  [["Ada", "Bob", "Cleo"], "Ada, Bob and Cleo"],
])("%j is told as %s", (names, told) => {
  expect(list(names, "and")).toBe(told);
});
