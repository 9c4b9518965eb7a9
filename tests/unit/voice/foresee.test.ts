import { expect, test } from "vitest";
import { remembered } from "#app/adapters/voice-foresee.ts";
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
  const { asked, foresee } = asking();
  const first = foresee("de");
  expect(foresee("de")).toBe(first);
  expect(await first).toEqual(neither);
  expect(foresee("de")).toEqual(neither);
  await foresee("en");
  expect(asked).toEqual(["de", "en"]);
});

test("voices that come late are found: what was answered before them is forgotten", async () => {
  const { asked, foresee, forget } = asking();
  const early = foresee("de");
  forget();
  await early;
  expect(foresee("de")).toBeInstanceOf(Promise);
  expect(asked).toEqual(["de", "de"]);
});
