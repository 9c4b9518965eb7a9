import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { promises } from "#shared/promises.ts";
import { citedIn, promiseLedger, saidIn } from "#stories/support/promise-ledger.ts";
import { siteSources as sources, proofSources as tests } from "#stories/support/promise-sources.ts";
import breaks from "../mutation/promises.txt?raw";
import notPromises from "./not-promises.txt?raw";

/** Mails are sent by a program of their own, which cannot mark a sentence. */
const mails = import.meta.glob<string>("../../supabase/functions/contact-notify/*words.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Where the words stand that visitors read. */
const words = /\.copy\.ts$|privacy\/text\/|answers\/(topics|facets)\//;
/** Says something without exception. */
const absolute =
  /(?<!\p{L})(never|nothing|nobody|no one|always|only|nie|niemals|nichts|niemand|immer|nur)(?!\p{L})/iu;

/** Texts of a file that stand in no call of `claim`. */
function unpromised(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isCallExpression(node) && node.expression.getText() === "claim") return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) found.push(node.getText());
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

const sentencesIn = (all: Readonly<Record<string, string>>, files: RegExp) =>
  Object.entries(all)
    .filter(([file]) => files.test(file))
    .flatMap(([file, source]) => unpromised(file, source))
    .flatMap((text) => text.slice(1, -1).split(/(?<=[.!?:]) /));
const unmarked = sentencesIn(sources, words).filter((sentence) => absolute.test(sentence));

describe("each promise has a proof, or a person whose duty it is", () => {
  const ledger = promiseLedger(sources, tests);

  test.each(ledger)("$id", ({ promise, said, proofs }) => {
    expect(said, "is said nowhere; take it out of the ledger").not.toEqual([]);
    if (promise.duty === undefined) expect(proofs, "no test or story cites it").not.toEqual([]);
    else expect(promise.duty.trim()).not.toBe("");
  });

  test("whatever no person has to keep is broken by npm run mutate, by a text that stands there", () => {
    const rows = breaks.split("\n").filter((line) => line.includes(" | "));
    const broken = rows.map((row) => row.split(" | "));
    const kept = ledger.filter(({ promise }) => promise.duty === undefined).map(({ id }) => id);
    expect(broken.map(([id]) => id).sort()).toEqual(kept.sort());
    for (const [id, file = "", from = ""] of broken) expect(readFileSync(file, "utf8"), id).toContain(from);
  });

  test("in both languages", () => {
    for (const { id, said } of ledger) expect(said.length, id).toBeGreaterThan(1);
  });

  test("the ledger sees every call", () => {
    const calls = Object.values(sources)
      .join("\n")
      .match(/(?<!function )\bclaim\(/g);
    expect(saidIn(sources)).toHaveLength(calls?.length ?? 0);
  });

  test("a proof of something that nobody promises is cited nowhere", () => {
    for (const [file, source] of Object.entries(tests)) {
      for (const id of citedIn(source)) expect(Object.keys(promises), file).toContain(id);
    }
  });
});

/** Who acts or receives, with what it is about: data, money, time, people, quality. */
const somebody =
  /(?<!\p{L})(we|our team|wir|unser Team|you(?: will)? (?:get|receive|hear)|Sie (?:bekommen|erhalten|hören)|(?:bekommen|erhalten) Sie)(?!\p{L})/iu;
const about =
  /delet|lösch|stor[ei]|speicher|send(?!er)|transmi|pass|weiter|record|daten(?!schutz)|data(?! prot)|Europ|hour|Stunde|days?\b|tage?\b|week|Woche|month|Monat|answer|antwort|reply|call|ruf|quote|Angebot|pric|preis|cost|kost|free|maint|Wartung|check|prüf|measure|messen|train|announce|kündig|person|Mensch|contract|Vertrag|agreement|confirm|bestätig|suggest|vorschlag|guarant|garant/iu;
const figure =
  /\}[\s\u00a0-]*(?:\p{L}*(?:Minute|Stunde|[Tt]age|Woche|Monat)|minute|hour|(?:working )?day|week|month|Euro|€)/u;

/** Sentences of page, assistant and mails that say what we do or what a visitor gets. */
const offers = sentencesIn(
  { ...sources, ...mails },
  new RegExp(`${words.source}|site\\.ts$|words\\.ts$`),
).filter(
  (sentence) =>
    sentence.endsWith(".") && ((somebody.test(sentence) && about.test(sentence)) || figure.test(sentence)),
);

/** Other texts that sound like a promise, under the reason why they are none. */
const known = notPromises
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .flatMap((line) => line.split(" | "));

describe("what sounds like a promise is a claim, or stands in not-promises.txt under its reason", () => {
  test.each([
    ["says what we do and what somebody gets", offers],
    ["is said without exception", unmarked],
  ])("each sentence that %s", (_, sentences) => {
    expect(sentences.filter((sentence) => !known.some((part) => sentence.includes(part)))).toEqual([]);
  });

  test("what stands there is still said", () => {
    const said = [...offers, ...unmarked];
    expect(known.filter((part) => !said.some((sentence) => sentence.includes(part)))).toEqual([]);
  });
});
