import { describe, expect, test } from "vitest";
import { siteFacts } from "#app/assistant/facts.ts";
import { site } from "#app/site.ts";
import { cited } from "#features/chat/answers/cited.ts";
import type { Place } from "#features/chat/answers/topic.ts";
import { linesOf, topicsOf } from "#features/chat/answers/topics.ts";
import { ledgerCopy } from "#features/privacy/ledger/ledger.copy.ts";
import { storedEntries } from "#features/privacy/ledger/ledger.ts";
import { languages } from "#shared/copy.ts";
import { siteSources } from "#stories/support/promise-sources.ts";
import { facts as noSamples } from "./facts.ts";

const written: Record<Place, RegExp> = {
  about: /features\/(challenges|hero)\//,
  services: /features\/solutions\//,
  process: /features\/buying\//,
  company: /features\/buying\//,
  contact: /features\/contact\//,
  privacy: /features\/privacy\/(?!security)/,
  security: /features\/privacy\/security\//,
  legal: /features\/legal\/legal/,
  accessibility: /features\/legal\/accessibility/,
};
const wordsAt = (place: Place) =>
  Object.entries(siteSources)
    .filter(([file]) => written[place].test(file))
    .map(([, source]) => source)
    .join("\n");

/** Figures that no fact and no document has, each with its reason. */
const figures = [
  ["12", "The months of the first year."],
  ["100", "The scale of a lead's score, which its demo shows."],
  ["87", "The section of the law on what a works council has a say in."],
  ["35", "The article of the GDPR on an impact assessment."],
  ["85", "The score of the lead in the demo."],
  ["27001", "A standard that the site does not claim."],
];

describe.each(languages)("what is answered in %s", (language) => {
  test("stands where the answer says that it comes from", async () => {
    const topics = new Map(Object.entries(await topicsOf(siteFacts[language], language)));
    const missing = Object.entries(cited).filter(([id, [german, english]]) => {
      const words = language === "de" ? german : english;
      return !topics.get(id)?.from.some((one) => wordsAt(one).includes(words));
    });
    expect(missing.map(([id, words]) => [id, ...words])).toEqual([]);
  });

  test("has its figures from the site", async () => {
    const known = JSON.stringify([
      siteFacts[language],
      site,
      figures,
      wordsAt("privacy"),
      wordsAt("accessibility"),
    ]);
    const lines = new Map(Object.entries(await linesOf(siteFacts[language], language)));
    for (const [id, { answer }] of Object.entries(await topicsOf(siteFacts[language], language)))
      for (const [figure] of [answer, ...Object.values(lines.get(id) ?? {})]
        .join(" ")
        .matchAll(/\d+(?:[.,]\d+)*/g))
        expect(known, `${id}: ${figure}`).toMatch(new RegExp(`(?<!\\d)${figure.replace(".", "\\.")}(?!\\d)`));
  });
});

describe.each(languages)("the answers in %s", (language) => {
  test("say of prices, the team and its people that they are samples, as long as they are", async () => {
    const mark = /\(Beispielangabe|\(sample\)/i;
    const now = await topicsOf(siteFacts[language], language);
    const then = await topicsOf(noSamples[language], language);
    for (const id of [
      "price",
      "firstYear",
      "team",
      "directLine",
      "namedContact",
      "legal",
      "place",
    ] as const) {
      expect(now[id].answer).toMatch(mark);
      expect(then[id].answer).not.toMatch(mark);
    }
  });

  test("name every key that the page stores", async () => {
    const { stored } = await topicsOf(siteFacts[language], language);
    for (const { id, key } of storedEntries) {
      expect(stored.answer).toMatch(
        new RegExp(`${ledgerCopy[language].stored[id].name} \\(.${key}.\\)`, "i"),
      );
    }
  });
});
