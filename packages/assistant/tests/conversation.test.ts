import { describe, expect, test } from "vitest";
import { answerAfter, known, named, personOffer, talk, unsure } from "./topics.ts";

describe("after an offer of a person", () => {
  test.each(["ja", "Ja, bitte!", "gerne", "ok"])("%s hands over", async (yes) => {
    expect(await answerAfter({}, "Wie groß ist die Halle?", yes)).toBe("handOver");
  });

  test.each(["yes", "Yes please.", "sure"])("%s hands over", async (yes) => {
    const reply = talk({}, "en");
    await reply("Will it rain?");
    expect(await reply(yes)).toEqual({ kind: "handOver" });
  });
});

test.each(["ja", "ok", "nein danke"])(
  "with nothing offered, %s is a courtesy and no question",
  async (said) => {
    const script = { Preis: known("price"), [said]: known("process") };
    expect(await answerAfter(script, "Preis", said)).toBe("thanks");
  },
);

test("an answer that needs a person offers one, and yes takes the offer", async () => {
  const reply = talk({ Rabatt: known("discount") });
  expect(await reply("Rabatt")).toMatchObject({ person: true, text: expect.stringContaining(personOffer) });
  expect(await reply("ja")).toEqual({ kind: "handOver" });
});

describe("of what was asked back", () => {
  test.each([
    ["das zweite", "setup"],
    ["2", "setup"],
    ["Die erste Frage", "price"],
    ["das letzte", "contract"],
  ])("%s is taken", async (said, id) => {
    const script = { Dauer: unsure("price", "setup", "contract") };
    expect(await answerAfter(script, "Dauer", said)).toBe(id);
  });
});

/** What each part of a question means. */
const parts = {
  "Was kostet das": known("price"),
  "wie lange dauert es?": known("setup"),
  "wie lange dauert das mit SAP?": unsure("otherSystems"),
  "Was ist daran wie gut": known("price"),
  "Was ist daran": known("price"),
  "Hallo, ihr da": known("hello"),
  "was kostet das?": known("price"),
};

describe("two questions in one", () => {
  test.each(["Was kostet das und wie lange dauert es?", "Was kostet das? wie lange dauert es?"])(
    "%s: both are answered, in short",
    async (question) => {
      expect(await talk(parts)(question)).toMatchObject({
        text: "Everything about price is said here.\nEverything about setup is said here.",
        more: [],
      });
    },
  );

  test("one question with two question words is one", async () => {
    expect(await answerAfter(parts, "Was ist daran wie gut")).toBe("price");
  });

  test("a greeting before a question is no question", async () => {
    const whole = "Hallo, ihr da, was kostet das?";
    expect(await answerAfter({ ...parts, [whole]: known("price") }, whole)).toBe("price");
  });

  test.each([
    ["How long does it take", "do you support HubSpot?", " and "],
    ["I’d like to know how long it takes", "whether you support HubSpot", " and "],
  ])("in English, %s … %s are two", async (one, two, and) => {
    const reply = talk({ [one]: known("setup"), [two]: known("systems") }, "en");
    expect(named(await reply(`${one}${and}${two}`))).toBe("setup + systems");
  });
});

describe("two questions in one, of which one is only likely", () => {
  const whole = "Was kostet das und wo liegt das alles?";
  const likely = { ...parts, "wo liegt das alles?": unsure(["hosting", 0.25]) };

  test.each([
    ["less likely", known("price"), unsure(["hosting", 0.2])],
    ["likely, and so is the other one", unsure(["price", 0.5]), unsure(["hosting", 0.25])],
  ])("%s: it asks back about both", async (_, first, second) => {
    const script = { "Was nehmt ihr": first, "wo liegt das alles?": second };
    expect(await answerAfter(script, "Was nehmt ihr und wo liegt das alles?")).toBe("price, hosting?");
  });

  test("it does not replace what the whole is known to mean", async () => {
    expect(await answerAfter({ ...likely, [whole]: known("contract") }, whole)).toBe("contract");
  });
});

describe("where one question ends and the next begins", () => {
  test("a story before the first belongs to it", async () => {
    const script = { ...parts, "Wir haben Pipedrive, passt das": known("systems") };
    const whole = "Wir haben Pipedrive, passt das und was kostet das?";
    expect(await answerAfter(script, whole)).toBe("systems + price");
  });

  test("a statement before them is no question", async () => {
    const script = { ...parts, "Wir sind zwölf Leute Was kostet das": known("price") };
    const whole = "Wir sind zwölf Leute. Was kostet das und wie lange dauert es?";
    expect(await answerAfter(script, whole)).toBe("price + setup");
  });

  test("three questions get three answers, and four are asked back", async () => {
    const three = "Was kostet das? wie lange dauert es? wo liegen die Daten?";
    const four = `${three} was noch?`;
    const script = {
      ...parts,
      "wie lange dauert es": known("setup"),
      "wo liegen die Daten?": known("hosting"),
      [four]: unsure("price", "setup"),
    };
    expect(await answerAfter(script, three)).toBe("price + setup + hosting");
    expect(await answerAfter(script, four)).toBe("price, setup?");
  });

  test("a question that is understood as a whole is not asked back for one of its parts", async () => {
    const whole = "Was kostet das und wie lange dauert das mit SAP?";
    expect(await answerAfter({ ...parts, [whole]: known("price") }, whole)).toBe("price");
  });

  test("a clause that explains is no question of its own", async () => {
    const whole = "Was passiert mit dem, was ich schreibe?";
    const script = { [whole]: known("messages"), "Was passiert mit dem": known("process") };
    expect(await answerAfter(script, whole)).toBe("messages");
  });
});

describe("what goes with an answer", () => {
  const near = { "Wie lange?": known("setup", "price", "process") };

  test("is suggested", async () => {
    expect(await talk(near)("Wie lange?")).toMatchObject({ more: ["What is price?", "What is process?"] });
  });

  test("is not suggested right after it was answered", async () => {
    const reply = talk({ ...near, Preis: known("price", "contract"), Chat: known("chat") });
    await reply("Preis");
    expect(await reply("Wie lange?")).toMatchObject({ more: ["What is process?"] });
    await reply("Chat");
    expect(await reply("Wie lange?")).toMatchObject({ more: { length: 2 } });
  });

  test("is not suggested after an answer to several, either", async () => {
    const reply = talk({ ...near, "Was kann er": known("chat"), "was dann?": known("process") });
    await reply("Was kann er und was dann?");
    expect(await reply("Wie lange?")).toMatchObject({ more: ["What is price?"] });
  });
});

test("unknown twice in a row: the person comes first", async () => {
  const reply = talk({ Preis: known("price") });
  expect(await reply("Wetter")).toEqual({ kind: "unknown" });
  expect(await reply("Regen")).toEqual({ kind: "unknown", again: true });
  await reply("Preis");
  expect(await reply("Wetter")).toEqual({ kind: "unknown" });
});
