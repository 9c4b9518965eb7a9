import { expect, test } from "vitest";
import { traced } from "../../../scripts/proofs.mjs";
import { type Requirement, search } from "../../../stories/welcome/requirements.ts";

const index = [{ type: "story", id: "features-voice-calltrouble--just-failed", tags: ["VOICE-04"] }];
const file = "tests/unit/voice/machine.test.ts";
const report = (status: string) => ({
  testResults: [{ name: `/somewhere/${file}`, assertionResults: [{ fullName: "[VOICE-04] ends", status }] }],
});

const voice = (reports: object[]) => {
  const all: readonly Requirement[] = traced(index, reports);
  return all.find(({ id }) => id === "VOICE-04");
};

test("a requirement comes with its stories and its tests, and how they ended", () => {
  const endOf = (reports: object[]) => voice(reports)?.tests.find((proof) => proof.file === file)?.ok;
  expect(voice([])?.stories).toEqual(["features-voice-calltrouble--just-failed"]);
  expect(endOf([])).toBeNull();
  expect(endOf([report("passed")])).toBe(true);
  expect(endOf([report("passed"), report("failed")])).toBe(false);
});

test("is found by words of its sentence, its stories and its tests", () => {
  const all: readonly Requirement[] = traced(index, []);
  const ids = (words: string) => search(all, words).map(({ id }) => id);
  expect(ids("form-09")).toContain("FORM-09");
  expect(ids("calltrouble just")).toEqual(["VOICE-04"]);
  expect(ids("no such words")).toEqual([]);
});
