import { expect, test } from "vitest";
import { remembered } from "#app/adapters/voice-abilities.ts";
import type { Abilities } from "#shared/call.ts";
import type { Language } from "#shared/copy.ts";

const neither: Abilities = { questions: "written", answers: "written" };

function asking() {
  const asked: Language[] = [];
  const memory = remembered(async (language) => {
    asked.push(language);
    return neither;
  });
  return { asked, ...memory };
}

test("the browser is asked once for each language, and what it said is told at once", async () => {
  const { asked, findAbilities } = asking();
  const first = findAbilities("de");
  expect(findAbilities("de")).toBe(first);
  expect(await first).toEqual(neither);
  expect(findAbilities("de")).toEqual(neither);
  await findAbilities("en");
  expect(asked).toEqual(["de", "en"]);
});

test("voices that come late are found: what was answered before them is forgotten", async () => {
  const { asked, findAbilities, forget } = asking();
  const early = findAbilities("de");
  forget();
  await early;
  expect(findAbilities("de")).toBeInstanceOf(Promise);
  expect(asked).toEqual(["de", "de"]);
});
