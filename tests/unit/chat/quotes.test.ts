import { createDialogue } from "@mainlicht/assistant";
import { expect, test } from "vitest";
import { contentOf } from "#app/adapters/answers.ts";
import { passageFiles, renderDocuments } from "#app/documents/render.tsx";
import { quoteFor, quotes } from "#features/chat/answers/quotes.ts";
import { passagesOf } from "../../../config/passages.ts";
import { bareAssets } from "../../../config/serve-documents.ts";
import { facts } from "./facts.ts";

const passages = [
  "Andere Sätze davor. Das Formular kann eine Anfrage ablegen und genau diese wieder lesen. Mehr.",
];
const load = async () => passages.map((text) => ({ label: "Sicherheit", href: "/s/", text }));

test.each([
  ["Kann das Webformular fremde Anfragen auslesen?", "ablegen und genau diese"],
  ["who can see which colleague changed a contact", "Zur Umsetzung der DSGVO"],
  ["What is the first call about?", "unverbindlich. Anhand"],
  ["Wie lange dauert die Antwort auf meine Mail?", undefined],
  ["Rede ich mit einem Roboter?", undefined],
])("“%s” is decided by its words, or left to the model", (question, words) => {
  expect(quoteFor(question)?.cites.de[0]).toBe(words);
});

test("the page is quoted from the sentence with the words on, and without passages the model answers", async () => {
  const ask = (by?: typeof load) =>
    createDialogue((language) => contentOf(facts[language], language, by)).reply(
      "Welche Rechte hat das Formular in der Datenbank?",
      "de",
    );
  const text = "Das Formular kann eine Anfrage ablegen und genau diese wieder lesen. Mehr.";
  expect(await ask(load)).toMatchObject({ kind: "known", text, quoted: true });
  expect(await ask(async () => Promise.reject(new Error("offline")))).not.toMatchObject({ quoted: true });
});

test("what is quoted stands on the pages, in a passage", async () => {
  const files = passageFiles(await renderDocuments(bareAssets), passagesOf);
  const written = files.map(({ text }) => text.replaceAll('\\"', '"')).join("\n");
  const cites = quotes.flatMap(({ cites: { de, en } }) => [...de, ...en]);
  expect(cites.filter((words) => !written.includes(words))).toEqual([]);
});
