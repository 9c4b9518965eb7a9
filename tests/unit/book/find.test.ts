import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { find, findable } from "../../../stories/welcome/find.ts";

const story = (title: string, name: string, id: string, ...tags: string[]) => ({
  type: "story",
  title,
  name,
  id,
  tags,
});
const trouble = "features-voice-calltrouble";
const names = ["de", "en"].map((language) => `${trouble}--mic-refused.${language}`);
const heard = new Map(
  names.map((name) => [name, readFileSync(`tests/visual/heard/approved/${name}.txt`, "utf8")]),
);
const stories = [
  story("features/voice/CallTrouble", "Mic Refused", `${trouble}--mic-refused`, "VOICE-04"),
  story("features/voice/CallTrouble", "Quota", `${trouble}--quota`),
  story("ui/Icon", "Microphone", "ui-icon--microphone"),
];
const all = findable({ entries: Object.fromEntries(stories.map((one) => [one.id, one])) }, heard);
const ids = (asked: string) => find(all, asked).map(({ id }) => id);

test("a state is found by the words in it, in both languages; one with the name comes first", () => {
  expect(ids("microphone")[0]).toBe("ui-icon--microphone");
  expect(ids("microphone")).toContain(`${trouble}--mic-refused`);
  expect(ids("Mikrofon")).toContain(`${trouble}--mic-refused`);
});

test("and by the id of what it proves", () => {
  expect(ids("voice-04")).toEqual([`${trouble}--mic-refused`]);
  expect(ids("")).toEqual([]);
});
