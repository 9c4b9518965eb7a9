import { describe, expect, test } from "vitest";
import { paragraphsOf } from "#features/chat/chat.paragraphs.ts";

describe("an answer, to be read", () => {
  test("begins with its first sentence; the others follow two by two", () => {
    expect(paragraphsOf("Keine. Wir messen nichts. Wir werben nicht. Mehr steht dort!")).toEqual([
      "Keine.",
      "Wir messen nichts. Wir werben nicht.",
      "Mehr steht dort!",
    ]);
  });

  test("of several questions has a paragraph for each", () => {
    expect(paragraphsOf("Ab 290 Euro.\nNein. Sie ist weg, sobald Sie gehen.")).toEqual([
      "Ab 290 Euro.",
      "Nein. Sie ist weg, sobald Sie gehen.",
    ]);
  });

  test("of one sentence stays whole", () => {
    expect(paragraphsOf("Ab 2.900 Euro, z. B. für HubSpot.")).toEqual(["Ab 2.900 Euro, z. B. für HubSpot."]);
  });

  test.each([
    "Das regelt Art. 28 DSGVO, d. h. ein Vertrag mit Dr. Brandt.",
    "Wir rufen am 24. November an, ca. 30 Minuten lang.",
  ])("is not cut at an abbreviation: %s", (text) => {
    expect(paragraphsOf(text)).toEqual([text]);
  });

  test("loses no word", () => {
    const text = "Ja. „Lumi“ antwortet. Wie bald? Sofort. Und sonst? Nie.";
    expect(paragraphsOf(text).join(" ")).toBe(text);
  });
});
