import { expect, test } from "vitest";
import { appCopy } from "#app/app.copy.ts";
import { siteFacts } from "#app/assistant/facts.ts";
import { site } from "#app/site.ts";
import { list } from "#features/chat/answers/topic.ts";
import { topicsOf } from "#features/chat/answers/topics.ts";
import { limits } from "#features/privacy/policy.limits.ts";
import { crmSystems } from "#features/solutions/claims.figures.ts";
import { languages } from "#shared/copy.ts";

test("[SOL-04] the assistant names the systems that the page names", () => {
  expect(siteFacts.de.systems).toEqual(crmSystems);
});

test("answers take their figures from the site", async () => {
  const topics = await topicsOf(siteFacts.de, "de");
  expect(topics.retention.answer).toContain(`${limits.requestDays} Tage`);
  expect(topics.contact.answer).toContain(site.email);
  expect(topics.contact.answer).toContain(site.officeHours.de);
  expect(topics.price.answer).toContain("2.900 Euro");
  const english = await topicsOf(siteFacts.en, "en");
  expect(english.price.answer).toContain("€2,900");
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

test("every topic has its words in both languages, and a place to read on that exists", async () => {
  const [de, en] = await Promise.all([topicsOf(siteFacts.de, "de"), topicsOf(siteFacts.en, "en")]);
  expect(Object.keys(en)).toEqual(Object.keys(de));
  for (const language of languages) {
    for (const [id, { question, answer, from }] of Object.entries(language === "de" ? de : en)) {
      expect(question.trim() && answer.trim(), id).not.toBe("");
      expect(answer, id).not.toMatch(/undefined|\$\{|TODO/);
      for (const place of from) expect(siteFacts[language].hrefs[place], id).toMatch(/^[#/]/);
    }
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
