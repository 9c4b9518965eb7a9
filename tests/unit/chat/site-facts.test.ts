import { expect, test } from "vitest";
import { siteFacts } from "#app/assistant/facts.ts";
import { site } from "#app/site.ts";
import { createEngine } from "#features/chat/answers/engine.ts";
import { topicsOf } from "#features/chat/answers/topics.ts";
import { limits } from "#features/privacy/policy.limits.ts";
import { crmSystems } from "#features/solutions/solutions.copy.ts";
import { languages } from "#shared/copy.ts";

const facts = siteFacts(false);

test("[SOL-04] the assistant names the systems that the page names", () => {
  expect(facts.systems).toEqual(crmSystems);
});

test("answers take their figures from the site", () => {
  const engine = createEngine(facts, "de");
  expect(engine.answer("Wie lange speichern Sie meine Anfrage?")).toMatchObject({
    text: expect.stringContaining(`${limits.requestDays} Tage`),
  });
  expect(engine.answer("Wie erreiche ich Sie?")).toMatchObject({ text: expect.stringContaining(site.email) });
});

test("every topic has its words in both languages, and a place to read on that exists", () => {
  const [de, en] = languages.map((language) => topicsOf(facts, language));
  expect(Object.keys(en ?? {})).toEqual(Object.keys(de ?? {}));
  for (const language of languages) {
    for (const [id, { question, answer, from }] of Object.entries(topicsOf(facts, language))) {
      expect(question.trim() && answer.trim(), id).not.toBe("");
      expect(answer, id).not.toMatch(/undefined|\$\{|TODO/);
      for (const place of from) expect(facts.hrefs[language][place], id).toMatch(/^[#/]/);
    }
  }
});
