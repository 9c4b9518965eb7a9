import { describe, expect, test } from "vitest";
import { siteFacts } from "#app/assistant/facts.ts";
import { linesOf, topicsOf } from "#features/chat/answers/topics.ts";
import { languages } from "#shared/copy.ts";

/** Openings that answer only one way to ask, or leave out what they speak of. */
const opening = {
  de: /^(Ja|Nein|Keine?[nrs]?|Noch nicht|Gern|Das|Dies|Dann|Er|Es|Nötig|Vor allem|Drei)(?!\p{L})/u,
  en: /^(Yes|No|None|Not|We do|Of course|It|That|They|Then|Three: |Three,|Two)(?!\p{L})/u,
};
const wordsIn = (text: string) => text.split(/\s+/).length;

describe.each(languages)("the answers in %s", (language) => {
  test("begin with their subject, in a sentence that can stand alone", async () => {
    for (const [id, { answer }] of Object.entries(await topicsOf(siteFacts[language], language))) {
      expect(answer, id).not.toMatch(opening[language]);
      expect(wordsIn(answer.split(/(?<=[.!?]) (?=\p{Lu})/u)[0] ?? ""), `${id}: ${answer}`).toBeGreaterThan(4);
    }
  });

  test("are neither curt nor long, nor are the lines for follow-ups", async () => {
    for (const [id, { answer }] of Object.entries(await topicsOf(siteFacts[language], language))) {
      expect(wordsIn(answer), `${id}: ${answer}`).toBeGreaterThan(13);
      expect(wordsIn(answer), `${id}: ${answer}`).toBeLessThan(57);
    }
    const lines = Object.values(await linesOf(siteFacts[language], language)).flatMap(Object.values);
    expect(lines.filter((line) => wordsIn(line) > 32)).toEqual([]);
  });
});
