import { expect, test } from "vitest";
import { languageOf } from "#features/chat/answers/language-of.ts";
import { answersHere } from "./answers-here.ts";
import { facts } from "./facts.ts";

test.each([
  ["How much does it cost?", "en"],
  ["Do you speak English?", "en"],
  ["what’s the price for 5 users", "en"],
  ["is it GDPR compliant", "en"],
  ["Was kostet das?", "de"],
  ["Wie lange dauert die Einrichtung?", "de"],
  ["Gibt es eine API?", "de"],
  ["Was war das für ein Chatbot in Ihrem Video", "de"],
  ["Preis", null],
  ["CRM Integration Salesforce", null],
  ["ich it", null],
  ["Wie the Was", null],
  ["how das what", null],
  ["der how das ich", "de"],
  ["HOW DON’T das what", "en"],
  ["24/7?", null],
  ["", null],
] as const)("%s: %s", (question, language) => {
  expect(languageOf(question)).toBe(language);
});

test("a question in the other language is answered in it, and the language is named", async () => {
  const talks = answersHere.talksOf(facts);
  expect(await talks("de").reply("How much does it cost?")).toMatchObject({
    language: "en",
    text: expect.stringContaining("€2,900"),
    sources: [{ label: "Process and prices" }],
  });
  expect(await talks("en").reply("Was kostet das?")).toMatchObject({
    language: "de",
    text: expect.stringContaining("2.900 Euro"),
  });
});

test("an answer in the page's language names none", async () => {
  const answer = await answersHere.talksOf(facts)("de").reply("Was kostet das?");
  expect(answer).not.toHaveProperty("language");
});

test("what tells no language goes on in that of the last question, until the page changes", async () => {
  const talks = answersHere.talksOf(facts);
  await talks("de").reply("How much does it cost?");
  expect(await talks("de").reply("GDPR")).toMatchObject({ language: "en" });
  expect(await talks("en").reply("GDPR")).not.toHaveProperty("language");
});

test("a follow-up in the other language leans on the answer in that language", async () => {
  const talks = answersHere.talksOf(facts);
  await talks("de").reply("What can the AI chat assistant do?");
  expect(await talks("de").reply("and how much is that?")).toMatchObject({
    text: expect.stringContaining("€2,900"),
  });
});

test.each([
  ["de", "Was kann der Chatbot?", "und was kostet der?", "2.900 Euro"],
  ["de", "Was macht der Lead-Generator?", "Und wie lange dauert das?", "5 Arbeitstage"],
  ["de", "Was kann der Chatbot?", "was kostet der denn?", "2.900 Euro"],
  ["en", "What can the chatbot do?", "and how much is that?", "€2,900"],
  ["en", "What does the lead generator do?", "And how long does that take?", "5 working days"],
] as const)("in %s, after %s, %s", async (language, first, then, told) => {
  const talk = answersHere.talksOf(facts)(language);
  await talk.reply(first);
  expect(await talk.reply(then)).toMatchObject({ kind: "known", text: expect.stringContaining(told) });
});

test("two questions in one are both answered", async () => {
  const talks = answersHere.talksOf(facts);
  expect(await talks("de").reply("Was kostet das und wie lange dauert es?")).toMatchObject({
    text: expect.stringMatching(/2\.900 Euro.*\n.*5 Arbeitstage/),
  });
  expect(await talks("en").reply("How much does it cost and how long does it take?")).toMatchObject({
    text: expect.stringMatching(/€2,900.*\n.*5 working days/),
  });
});
