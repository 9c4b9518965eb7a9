import { describe, expect, test } from "vitest";
import { paragraphsOf } from "#features/chat/chat.paragraphs.ts";

describe("an answer, to be read", () => {
  test("begins with its first sentence; the others follow two by two", () => {
    expect(paragraphsOf("Keine. Wir messen nichts. Wir werben nicht. Mehr steht dort!")).toEqual({
      lead: "Keine.",
      rest: ["Wir messen nichts. Wir werben nicht.", "Mehr steht dort!"],
    });
  });

  test("of several questions has a paragraph for each, and none leads", () => {
    expect(paragraphsOf("Ab 290 Euro.\nNein. Sie ist weg, sobald Sie gehen.")).toEqual({
      lead: null,
      rest: ["Ab 290 Euro.", "Nein. Sie ist weg, sobald Sie gehen."],
    });
  });

  test("of one sentence stays whole", () => {
    expect(paragraphsOf("Ab 2.900 Euro, z. B. für HubSpot.")).toEqual({
      lead: null,
      rest: ["Ab 2.900 Euro, z. B. für HubSpot."],
    });
  });

  test.each([
    "Das regelt Art. 28 DSGVO, d. h. ein Vertrag mit Dr. Brandt.",
    "Wir rufen am 24. November an, ca. 30 Minuten lang.",
  ])("is not cut at an abbreviation: %s", (text) => {
    expect(paragraphsOf(text)).toEqual({ lead: null, rest: [text] });
  });

  test("loses no word", () => {
    const text = "Ja. „Lumi“ antwortet. Wie bald? Sofort. Und sonst? Nie.";
    const { lead, rest } = paragraphsOf(text);
    expect([lead, ...rest].join(" ")).toBe(text);
  });
});
