import { describe, expect, test } from "vitest";
import type { Language } from "../src/answer.ts";
import { createDialogue } from "../src/dialogue.ts";
import { isAboutAnother } from "../src/elsewhere.ts";
import { languageOf } from "../src/language-of.ts";
import { models } from "./models.ts";
import { named, personOffer, topics } from "./topics.ts";

const load = async (language: Language) => ({ topics, personOffer, model: models[language] });
const offline = () => Promise.reject(new Error("It did not come."));

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

describe("the language of an answer", () => {
  test("is that of the question, and named where it is not the page's", async () => {
    const { reply } = createDialogue(load);
    expect(await reply("How much does it cost?", "de")).toMatchObject({ language: "en" });
    expect(await reply("Was kostet das?", "en")).toMatchObject({ language: "de" });
    expect(await reply("Was kostet das?", "de")).not.toHaveProperty("language");
  });

  test("stays where a question tells none, until the page changes", async () => {
    const { reply } = createDialogue(load);
    await reply("How much does it cost?", "de");
    expect(await reply("GDPR", "de")).toMatchObject({ language: "en" });
    expect(await reply("GDPR", "en")).not.toHaveProperty("language");
  });

  test("is the page's where the other one does not come", async () => {
    const { reply } = createDialogue((language) => (language === "en" ? offline() : load(language)));
    const answer = await reply("Do you speak English?", "de");
    expect(answer).toHaveProperty("kind");
    expect(answer).not.toHaveProperty("language");
  });
});

test("a language is fetched once when it comes, and again when it did not", async () => {
  let fetched = 0;
  const { ready, reply } = createDialogue((language) => {
    fetched += 1;
    return fetched === 1 ? offline() : load(language);
  });
  await expect(ready("de")).rejects.toThrow("It did not come.");
  await ready("de");
  await reply("Was kostet das?", "de");
  expect(fetched).toBe(2);
});

test.each([
  ["de", "Was kann der Chatbot?", "und was kostet der?", "price"],
  ["de", "Was macht der Lead-Generator?", "Und wie lange dauert das?", "setup"],
  ["de", "Was kann der Chatbot?", "was kostet der denn?", "price"],
  ["en", "What can the chatbot do?", "and how much is that?", "price"],
  ["en", "What does the lead generator do?", "And how long does that take?", "setup"],
] as const)("in %s, after %s, %s is a follow-up", async (language, first, then, topic) => {
  const { reply } = createDialogue(load);
  await reply(first, language);
  expect(named(await reply(then, language))).toBe(topic);
});

test("a follow-up in the other language leans on the answer in that language", async () => {
  const { reply } = createDialogue(load);
  await reply("What can the AI chat assistant do?", "de");
  expect(named(await reply("and how much is that?", "de"))).toBe("price");
});

test.each([
  ["de", "Was kostet das und wie lange dauert es?"],
  ["en", "How much does it cost and how long does it take?"],
] as const)("in %s, two questions in one are both answered", async (language, question) => {
  expect(named(await createDialogue(load).reply(question, language))).toBe("price + setup");
});

describe("somebody in need", () => {
  test("is answered before any topic, in the language of the words", async () => {
    const { reply } = createDialogue(load);
    expect(await reply("ich will nicht mehr leben", "en")).toEqual({
      kind: "care",
      care: "crisis",
      language: "de",
    });
    expect(await reply("chest pain", "en")).toEqual({ kind: "care", care: "emergency" });
  });

  test("is answered even when no topic comes", async () => {
    const { reply } = createDialogue(offline);
    expect(await reply("Es brennt!", "de")).toMatchObject({ care: "emergency" });
  });

  test("takes no offer that was made before", async () => {
    const { reply } = createDialogue(load);
    await reply("Wie wird das Wetter morgen?", "de");
    await reply("ich will nicht mehr", "de");
    expect(await reply("ja", "de")).not.toEqual({ kind: "handOver" });
  });
});

test.each([
  [
    "de",
    "Unsere Leute sind genervt, daher würde mich interessieren, wie lange die Einrichtung bei Ihnen dauert",
    "setup",
  ],
  [
    "de",
    "Ich mach hier die Ablage und der Chef will das, deswegen meine Frage: was kostet das denn?",
    "price",
  ],
  ["en", "I work for a logistics firm, so my question would be whether you work with Switzerland", "regions"],
  [
    "en",
    "We bought three of these and hated them, could you tell me how to get out of the contract",
    "contract",
  ],
] as const)("in %s, “%s”: before the question stands an introduction", async (page, question, topic) => {
  const { reply } = createDialogue(load);
  expect(await reply(question, page)).toMatchObject({ kind: "known", topics: [topic] });
});

/** A site that has one passage, and is so sure that it is asked for. */
const telling = (topic: string, share: number) => {
  const quoted = { text: "Die Website sagt es.", source: { label: "Datenschutz", href: "/datenschutz" } };
  return createDialogue(async (language) => ({
    ...(await load(language)),
    decided: async () => ({ topic, share, quote: async () => quoted }),
  }));
};

test.each([
  ["where nothing is known", "Welcher Statuscode wird festgehalten?", 0.5, true],
  ["and it is not sure enough", "Welcher Statuscode wird festgehalten?", 0.45, false],
  ["of another subject than is known", "Was kostet das im Monat?", 0.65, false],
  ["that leaves no doubt", "Was kostet das im Monat?", 0.7, true],
  ["for two words", "Protokoll Statuscode", 0.9, false],
])("a fact %s: “%s”, %s", async (_, question, share, isTold) => {
  const answer = await telling("ipAddress", share).reply(question, "de");
  expect(answer.kind === "known" && answer.quoted === true).toBe(isTold);
});

test("a few words in a conversation are about its subject, and ask for no fact", async () => {
  const { reply } = telling("ipAddress", 0.6);
  await reply("Was kostet das?", "de");
  expect(await reply("und im zweiten Jahr?", "de")).not.toMatchObject({ quoted: true });
});

test.each([
  ["What does Zendesk cost?", "en", true],
  ["Wer ist der Chef von SAP?", "de", true],
  ["Was kostet die Anbindung von HubSpot?", "de", false],
  ["Are you better than Intercom?", "en", false],
  ["How much does it cost?", "en", false],
] as const)("%s asks about another firm: %s %s", (question, language, isOther) => {
  expect(isAboutAnother(question, language)).toBe(isOther);
});

describe("a rehearsal", () => {
  const question = "und wie lange dauert das?";

  test("is no part of the conversation, and asks the site's own words, too", async () => {
    const asked: string[] = [];
    const decided = async (one: string) => {
      asked.push(one);
      return null;
    };
    const { rehearse, reply } = createDialogue(async (language) => ({ ...(await load(language)), decided }));
    let turns = 0;
    await rehearse("de", async () => {
      turns += 1;
    });
    expect(asked.length).toBeGreaterThan(1);
    expect(turns).toBeGreaterThan(asked.length);
    expect(await reply(question, "de")).toEqual(await createDialogue(load).reply(question, "de"));
  });

  test("that fails leaves the question to be answered", async () => {
    let fetched = 0;
    const { rehearse, reply } = createDialogue((language) => {
      fetched += 1;
      return fetched === 1 ? offline() : load(language);
    });
    await expect(rehearse("de", async () => undefined)).rejects.toThrow("It did not come.");
    expect(await reply("Was kostet das?", "de")).toMatchObject({ kind: "known" });
  });
});
