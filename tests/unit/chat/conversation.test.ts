import { expect, test } from "vitest";
import { converse } from "#features/chat/answers/conversation.ts";
import { createEngine } from "#features/chat/answers/engine.ts";
import type { Judgement, Understand } from "#features/chat/answers/judge.ts";
import { topicsOf } from "#features/chat/answers/topics.ts";
import type { Answer } from "#features/chat/chat.port.ts";
import { facts } from "./facts.ts";

const guess = (kind: Judgement["kind"], ...ids: string[]): Judgement => ({
  kind,
  ranked: ids.map((id, at) => ({ id, probability: 0.5 / (at + 1) })),
});

const topics = { de: await topicsOf(facts.de, "de"), en: await topicsOf(facts.en, "en") };

/** Understands what its script says, and nothing else. */
function talk(script: Record<string, Judgement>, language: "de" | "en" = "de") {
  const understand: Understand = async (question) => script[question] ?? guess("unknown");
  const engine = createEngine(topics[language], facts[language].hrefs, language, understand);
  return converse(engine, language);
}

const textOf = (answer: Answer) => (answer.kind === "known" ? answer.text : answer.kind);

test.each(["ja", "Ja, bitte!", "gerne", "ok"])("after an offer, %s hands over", async (yes) => {
  const reply = talk({});
  await reply("Wie wird das Wetter?");
  expect(await reply(yes)).toEqual({ kind: "handOver" });
});

test.each(["yes", "Yes please.", "sure"])("after an offer, %s hands over", async (yes) => {
  const reply = talk({}, "en");
  await reply("Will it rain?");
  expect(await reply(yes)).toEqual({ kind: "handOver" });
});

test("an answer that needs a person offers one, and yes takes the offer", async () => {
  const reply = talk({ Rabatt: guess("known", "discount") });
  const answer = await reply("Rabatt");
  expect(answer).toMatchObject({ person: true, text: expect.stringMatching(/weitergeben\?$/) });
  expect(await reply("ja")).toEqual({ kind: "handOver" });
});

test("yes without an offer hands nothing over", async () => {
  const reply = talk({ Preis: guess("known", "price") });
  await reply("Preis");
  expect(await reply("ja")).toEqual({ kind: "unknown" });
});

test("no to an offer ends it kindly", async () => {
  const reply = talk({});
  await reply("Wetter");
  expect(textOf(await reply("Nein"))).toContain("Gern geschehen");
});

test.each([
  ["das zweite", "setup"],
  ["2", "setup"],
  ["Die erste Frage", "price"],
  ["das letzte", "contract"],
])("of what was asked back, %s is taken", async (said, id) => {
  const reply = talk({ Dauer: guess("unsure", "price", "setup", "contract") });
  const asked = await reply("Dauer");
  expect(asked).toMatchObject({ kind: "unsure", questions: { length: 3 } });
  const direct = createEngine(topics.de, facts.de.hrefs, "de", async () => guess("known", id));
  expect(textOf(await reply(said))).toBe(textOf(direct.answer(await direct.understand("?"))));
});

test("a word chooses among what was asked back", async () => {
  const reply = talk({
    Dauer: guess("unsure", "price", "setup"),
    einrichtung: guess("unsure", "needs", "setup", "price"),
  });
  await reply("Dauer");
  expect(textOf(await reply("einrichtung"))).toContain("5 Arbeitstage");
});

test("a question that leans on the one before is understood together with it", async () => {
  const reply = talk({
    "Was kann der Chat?": guess("known", "chat"),
    "Was kann der Chat? und in welchen?": guess("known", "languages"),
  });
  await reply("Was kann der Chat?");
  expect(textOf(await reply("und in welchen?"))).toContain("25 und mehr");
});

test("unknown twice in a row: the person comes first", async () => {
  const reply = talk({ Preis: guess("known", "price") });
  expect(await reply("Wetter")).toEqual({ kind: "unknown" });
  expect(await reply("Regen")).toEqual({ kind: "unknown", again: true });
  await reply("Preis");
  expect(await reply("Wetter")).toEqual({ kind: "unknown" });
});
