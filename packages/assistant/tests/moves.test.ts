import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { moveFrom } from "../src/moves.ts";
import { careFor } from "../src/people.ts";
import { wordsIn } from "../src/turn.ts";
import { models } from "./models.ts";

test.each([
  ["hosting", "kann ich den vorher mal sehen", "dpa"],
  ["systems", "wenn sich zwei systeme widersprechen", "crm"],
  ["cookies", "wie kann ich das selber prüfen", "thirdParty"],
  ["references", "how do i know it works", "reporting"],
  ["setup", "who pays for that part", "support"],
  ["ipAddress", "and the emails about it", "retention"],
  ["place", "since when", "team"],
  ["reminders", "do they have to agree first", "reminders"],
  ["recipients", "when are those erased", "retention"],
  ["price", "is that per month", "price"],
  ["hosting", "und wer kann das sehen", undefined],
  ["channels", "what about teams or whatsapp", undefined],
  ["contract", "und unsere daten", "exit"],
  ["worksCouncil", "we have staff in austria does that apply too", "worksCouncil"],
] as const)("after %s, “%s” leads to %s", (subject, said, topic) => {
  expect(moveFrom(subject, said)?.topic).toBe(topic);
});

test.each(["crisis", "emergency"])("whoever is in need (%s) is led to no topic", (file) => {
  const lines = readFileSync(new URL(`people/${file}.txt`, import.meta.url), "utf8").split("\n");
  const unseen = lines.filter((line) => line && !careFor(line, "de") && !careFor(line, "en"));
  expect(
    unseen.map(wordsIn).filter((said) => models.de.topics.some((topic) => moveFrom(topic, said))),
  ).toEqual([]);
});
