import { describe, expect, test } from "vitest";
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

test.each(["ja", "ok", "nein danke"])(
  "with nothing offered, %s is a courtesy and no question",
  async (said) => {
    const reply = talk({ Preis: guess("known", "price"), [said]: guess("known", "process") });
    await reply("Preis");
    expect(await reply(said)).toMatchObject({
      kind: "known",
      text: expect.stringMatching(/^Gern geschehen/),
    });
  },
);

test("an answer that needs a person offers one, and yes takes the offer", async () => {
  const reply = talk({ Rabatt: guess("known", "discount") });
  const answer = await reply("Rabatt");
  expect(answer).toMatchObject({ person: true, text: expect.stringMatching(/weitergeben\?$/) });
  expect(await reply("ja")).toEqual({ kind: "handOver" });
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

test.each([
  ["de", "Was kann der Chat?", "und was kostet der?", "was kostet der?", "2.900 Euro"],
  ["en", "What can the chat do?", "and how much is that?", "how much is that?", "€2,900"],
] as const)("in %s, after %s, %s asks for the price", async (language, first, then, rest, told) => {
  const reply = talk(
    {
      [first]: guess("known", "chat"),
      [`${first} ${then}`]: guess("known", "chat"),
      [rest]: guess("known", "price"),
    },
    language,
  );
  await reply(first);
  expect(textOf(await reply(then))).toContain(told);
});

test("what leans on a question is never answered with the same again", async () => {
  const reply = talk({
    "Was kann der Chat?": guess("known", "chat"),
    "Was kann der Chat? und die Farbe?": guess("known", "chat"),
  });
  await reply("Was kann der Chat?");
  expect(await reply("und die Farbe?")).toEqual({ kind: "unknown" });
});

test.each(["und was kostet das?", "Und wie lange dauert das?"])(
  "after the first call, %s asks about the call",
  async (then) => {
    const reply = talk({
      Erstgespräch: guess("known", "call"),
      "was kostet das?": guess("known", "price"),
      "wie lange dauert das?": guess("known", "setup"),
    });
    await reply("Erstgespräch");
    expect(textOf(await reply(then))).toMatch(/kostenlos.*30 Minuten/);
  },
);

/** What each part of a question means. */
const parts = {
  "Was kostet das": guess("known", "price"),
  "wie lange dauert es?": guess("known", "setup"),
  "wie lange dauert das mit SAP?": guess("unsure", "otherSystems"),
  "Was ist daran wie gut": guess("known", "price"),
  "Was ist daran": guess("known", "price"),
  "Hallo, ihr da": guess("known", "hello"),
  "was kostet das?": guess("known", "price"),
};

describe("two questions in one", () => {
  test.each(["Was kostet das und wie lange dauert es?", "Was kostet das? wie lange dauert es?"])(
    "%s: both are answered, in short",
    async (question) => {
      const answer = await talk(parts)(question);
      expect(textOf(answer)).toBe(
        "Jede Lösung kostet ab 2.900 Euro für die Einrichtung und ab 290 Euro im Monat, zuzüglich Umsatzsteuer.\nDie Einrichtung dauert in der Regel 5 Arbeitstage, sobald uns Ihre Inhalte und Zugänge vorliegen.",
      );
      expect(answer).toMatchObject({ more: [] });
    },
  );

  test("a first sentence that says too little takes the next with it", async () => {
    const answer = await talk({ ...parts, "ist das gespeichert?": guess("known", "messages") })(
      "Was kostet das und ist das gespeichert?",
    );
    expect(textOf(answer)).toContain("Nein. Ich antworte in Ihrem Browser;");
  });

  test("one question with two question words is one", async () => {
    expect(await talk(parts)("Was ist daran wie gut")).toMatchObject({ sources: { length: 1 } });
  });

  test("a greeting before a question is no question", async () => {
    const reply = talk({ ...parts, "Hallo, ihr da, was kostet das?": guess("known", "price") });
    expect(await reply("Hallo, ihr da, was kostet das?")).toMatchObject({ sources: { length: 1 } });
  });
});

describe("two questions in one, of which one is only likely", () => {
  const likely = (id: string, probability: number): Judgement => ({
    kind: "unsure",
    ranked: [{ id, probability }],
  });

  test("beside a known one it is answered, too", async () => {
    const reply = talk({ ...parts, "wo liegt das alles?": likely("hosting", 0.25) });
    const answer = textOf(await reply("Was kostet das und wo liegt das alles?"));
    expect(answer).toMatch(/^Jede Lösung kostet .*\nDie Daten Ihrer Kunden speichern wir /);
  });

  test.each([
    ["less likely", guess("known", "price"), likely("hosting", 0.2)],
    ["likely, and so is the other one", likely("price", 0.5), likely("hosting", 0.25)],
  ])("%s: it asks back about both", async (_, first, second) => {
    const reply = talk({ "Was nehmt ihr": first, "wo liegt das alles?": second });
    expect(await reply("Was nehmt ihr und wo liegt das alles?")).toMatchObject({
      kind: "unsure",
      questions: ["Was kostet das?", "Wo liegen die Daten?"],
    });
  });

  test("it does not replace what the whole is known to mean", async () => {
    const whole = "Was kostet das und wo liegt das alles?";
    const reply = talk({
      ...parts,
      "wo liegt das alles?": likely("hosting", 0.25),
      [whole]: guess("known", "contract"),
    });
    expect(textOf(await reply(whole))).toMatch(/^Der Vertrag läuft/);
  });
});

describe("where one question ends and the next begins", () => {
  test("a story before the first belongs to it", async () => {
    const answer = await talk({ ...parts, "Wir haben Pipedrive, passt das": guess("known", "systems") })(
      "Wir haben Pipedrive, passt das und was kostet das?",
    );
    expect(textOf(answer)).toMatch(/^Wir verbinden .*\nJede Lösung kostet /);
  });

  test("a statement before them is no question", async () => {
    const answer = await talk({ ...parts, "Wir sind zwölf Leute Was kostet das": guess("known", "price") })(
      "Wir sind zwölf Leute. Was kostet das und wie lange dauert es?",
    );
    expect(textOf(answer)).toMatch(/^Jede Lösung kostet .*\nDie Einrichtung dauert /);
  });

  test("three questions get three answers, and four are asked back", async () => {
    const more = {
      "wie lange dauert es": guess("known", "setup"),
      "wo liegen die Daten?": guess("known", "hosting"),
    };
    const three = await talk({ ...parts, ...more })(
      "Was kostet das? wie lange dauert es? wo liegen die Daten?",
    );
    expect(textOf(three).split("\n")).toHaveLength(3);
    const whole = "Was kostet das? wie lange dauert es? wo liegen die Daten? was noch?";
    expect(
      await talk({ ...parts, ...more, [whole]: guess("unsure", "price", "setup") })(whole),
    ).toMatchObject({
      kind: "unsure",
    });
  });

  test("a question that is understood as a whole is not asked back for one of its parts", async () => {
    const whole = "Was kostet das und wie lange dauert das mit SAP?";
    expect(await talk({ ...parts, [whole]: guess("known", "price") })(whole)).toMatchObject({
      kind: "known",
      text: expect.stringContaining("2.900 Euro"),
    });
  });

  test("a clause that explains is no question of its own", async () => {
    const whole = "Was passiert mit dem, was ich schreibe?";
    expect(
      await talk({ [whole]: guess("known", "messages"), "Was passiert mit dem": guess("known", "process") })(
        whole,
      ),
    ).toMatchObject({ sources: { length: 1 } });
  });
});

test.each([
  ["How long does it take", "do you support HubSpot?", " and "],
  ["I’d like to know what it costs", "whether you support HubSpot", " and "],
])("in English, %s … %s are two", async (one, two, and) => {
  const reply = talk({ [one]: guess("known", "setup"), [two]: guess("known", "systems") }, "en");
  expect(textOf(await reply(`${one}${and}${two}`)).split("\n")).toHaveLength(2);
});

test("a fact that ends with a full stop gets no second one", async () => {
  const names = { ...facts.en, representatives: ["Ann Example Jr."], vatId: "DE1" };
  const engine = createEngine(
    await topicsOf({ ...names, city: "Musterstadt Inc." }, "en"),
    facts.en.hrefs,
    "en",
    async () => guess("known", "place", "legal"),
  );
  const answer = engine.answer(await engine.understand("?"));
  expect(textOf(answer)).toMatch(/Musterstadt Inc\.$/);
});

describe("what goes with an answer", () => {
  const near = { "Wie lange?": guess("known", "setup", "price", "process") };

  test("is suggested", async () => {
    expect(await talk(near)("Wie lange?")).toMatchObject({
      more: ["Was kostet das?", "Wie läuft das Schritt für Schritt ab?"],
    });
  });

  test("is not suggested right after it was answered", async () => {
    const reply = talk({ ...near, Preis: guess("known", "price", "contract"), Chat: guess("known", "chat") });
    await reply("Preis");
    expect(await reply("Wie lange?")).toMatchObject({ more: ["Wie läuft das Schritt für Schritt ab?"] });
    await reply("Chat");
    expect(await reply("Wie lange?")).toMatchObject({ more: { length: 2 } });
  });

  test("is not suggested after an answer to several, either", async () => {
    const reply = talk({
      ...near,
      "Was kann er": guess("known", "chat"),
      "was dann?": guess("known", "process"),
    });
    await reply("Was kann er und was dann?");
    expect(await reply("Wie lange?")).toMatchObject({ more: ["Was kostet das?"] });
  });
});

test("unknown twice in a row: the person comes first", async () => {
  const reply = talk({ Preis: guess("known", "price") });
  expect(await reply("Wetter")).toEqual({ kind: "unknown" });
  expect(await reply("Regen")).toEqual({ kind: "unknown", again: true });
  await reply("Preis");
  expect(await reply("Wetter")).toEqual({ kind: "unknown" });
});
