import { describe, expect, test } from "vitest";
import { answerAfter, known, unsure } from "./topics.ts";

/** What is open after an answer, and what a short question then means. */

describe("a yes after it asked back", () => {
  test("takes the only one", async () => {
    expect(await answerAfter({ Dauer: unsure("setup") }, "Dauer", "ja")).toBe("setup");
  });

  test("chooses none of two", async () => {
    expect(await answerAfter({ Dauer: unsure("setup", "price") }, "Dauer", "ja")).toBe("thanks");
  });

  test("is a yes as long as nothing else was said", async () => {
    const script = { Dauer: unsure("setup"), Preis: known("price") };
    expect(await answerAfter(script, "Dauer", "Preis", "ja")).toBe("thanks");
  });

  test("no takes none, and a place that nothing stands on is a question", async () => {
    expect(await answerAfter({ Dauer: unsure("setup") }, "Dauer", "nein")).toBe("thanks");
    expect(await answerAfter({ Dauer: unsure("setup", "price") }, "Dauer", "das dritte")).toBe("unknown");
  });
});

describe("a word or two after it asked back", () => {
  const asked = { Dauer: unsure("setup", "price") };

  test.each([
    ["four words choose", "die für die Einrichtung", "setup"],
    ["five are a question", "die eine für die Einrichtung", "needs, setup, price?"],
  ])("%s", async (_, said, answer) => {
    const script = { ...asked, [said]: unsure("needs", ["setup", 0.2], ["price", 0.1]) };
    expect(await answerAfter(script, "Dauer", said)).toBe(answer);
  });

  test.each([
    [0.75, "setup"],
    [0.7, "setup, price?"],
  ])("with %s against 0.5 the answer is %s", async (probability, answer) => {
    const script = { ...asked, Frist: unsure(["setup", probability], ["price", 0.5]) };
    expect(await answerAfter(script, "Dauer", "Frist")).toBe(answer);
  });

  test.each([
    ["that only one of them fits chooses it", unsure("call", ["price", 0.01]), "price"],
    ["that fits none of them is a question", unsure("call", "needs"), "call, needs?"],
  ])("one %s", async (_, Frist, answer) => {
    expect(await answerAfter({ ...asked, Frist }, "Dauer", "Frist")).toBe(answer);
  });
});

describe("a short question in passing, after an answer", () => {
  const first = { Chat: known("chat") };
  const clear = unsure(["price", 0.5], ["setup", 0.1]);

  test.each([
    ["that is clear enough is answered", "Zuschusse bei großen Mengen", clear, "price"],
    [
      "with eight words is not short",
      "Zuschusse bei großen Mengen von uns allen hier",
      clear,
      "price, setup?",
    ],
    ["just likely enough is answered", "Zuschusse", unsure(["price", 0.3], ["setup", 0.05]), "price"],
    ["not likely enough is not", "Zuschusse", unsure(["price", 0.29], ["setup", 0.05]), "price, setup?"],
    [
      "not twice as likely as the next is not",
      "Zuschusse",
      unsure(["price", 0.5], ["setup", 0.25]),
      "price, setup?",
    ],
    ["with nothing next to it is answered", "Zuschusse", unsure(["price", 0.3]), "price"],
    ["near to the subject needs less", "Zuschusse", unsure(["gaps", 0.05], ["price", 0.06]), "gaps"],
    ["about more that belongs there is about the same", "Zuschusse auch?", unsure(["price", 0.1]), "chat"],
    ["that is refused stays so", "Zuschusse", { ...clear, kind: "unknown" }, "unknown"],
    ["that means nothing is asked back", "Zuschusse", unsure(), "unknown"],
  ] as const)("%s", async (_, said, meaning, answer) => {
    expect(await answerAfter({ ...first, [said]: meaning }, "Chat", said)).toBe(answer);
  });

  test("with nothing before it is not in passing", async () => {
    expect(await answerAfter({ Zuschusse: clear }, "Zuschusse")).toBe("price, setup?");
  });

  test("what was not understood between them leaves the subject as it was", async () => {
    expect(await answerAfter({ ...first, Zuschusse: clear }, "Chat", "Wetter", "Zuschusse")).toBe("price");
  });
});

describe("several questions in one", () => {
  const parts = { "Was kostet das": known("price"), "Was kostet das?": known("price") };

  test.each([
    ["of one topic", "was kostet der Betrieb?", "price"],
    ["of which one is thanks", "wer hat Dank?", "thanks"],
    ["of which one is a word", "was?", "setup"],
  ])("%s are one question", async (_, other, topic) => {
    const whole = `Was kostet das und ${other}`;
    const script = { ...parts, [other]: known(topic), [whole]: known("contract") };
    expect(await answerAfter(script, whole)).toBe("contract");
  });

  test("one of which nobody understands are one question", async () => {
    const whole = "Was kostet das und was wird morgen?";
    const script = { ...parts, "was wird morgen?": { ...known("setup"), kind: "unknown" as const } };
    expect(await answerAfter({ ...script, [whole]: known("contract") }, whole)).toBe("contract");
    expect(await answerAfter(script, whole)).toBe("unknown");
  });

  test("just likely enough is answered beside a known one", async () => {
    const script = { ...parts, "wo liegt das?": unsure(["hosting", 0.22]) };
    expect(await answerAfter(script, "Was kostet das und wo liegt das?")).toBe("price + hosting");
  });

  test("the first is the subject of what follows", async () => {
    const script = { "Wo liegt das": known("hosting"), "was kostet der Betrieb?": known("price") };
    expect(await answerAfter(script, "Wo liegt das? was kostet der Betrieb?", "und wo?")).toBe("hosting");
  });
});

describe("a no", () => {
  test.each([
    ["of two words is a courtesy", "nein danke", "thanks"],
    ["of three is one, too", "nein vielen dank", "thanks"],
    ["with something else is a question", "nee den Preis", "price"],
  ])("%s", async (_, said, answer) => {
    expect(await answerAfter({ "den Preis": known("price") }, said)).toBe(answer);
  });

  test("of any length is one where a person was offered", async () => {
    const said = "nein das möchte ich nicht";
    expect(await answerAfter({ [said]: known("price") }, "Wetter", said)).toBe("thanks");
  });
});

describe("an offer of a person", () => {
  test("is open after what was not understood, until something is answered", async () => {
    expect(await answerAfter({}, "Wetter", "  „Ja!“ ")).toBe("handOver");
    expect(await answerAfter({ Preis: known("price") }, "Wetter", "Preis", "ja")).toBe("thanks");
  });

  test("is none while it asks back", async () => {
    expect(await answerAfter({ Dauer: unsure("setup", "price") }, "Wetter", "Dauer", "ja")).toBe("thanks");
  });

  test("is open once", async () => {
    expect(await answerAfter({}, "Wetter", "ja", "ja")).toBe("thanks");
  });
});
