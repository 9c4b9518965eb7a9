import {
  type Answer,
  type Content,
  createDialogue,
  createEngine,
  outside,
  understandWith,
} from "@mainlicht/assistant";
import exam from "@mainlicht/assistant/exams/asked.jsonl?raw";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { builtInChat } from "#app/adapters/chat-builtin.ts";
import { shared } from "#features/chat/answers/facets/shared.ts";
import { suggestions } from "#features/chat/answers/suggestions.ts";
import { steps } from "#features/chat/chat.steps.ts";
import { type Language, languages } from "#shared/copy.ts";
import { sourcesOf } from "../../support/sources.ts";
import { answersHere } from "./answers-here.ts";
import { facts } from "./facts.ts";

/** The first hundred of each language: what they are told comes from the sources alone, and is no sum. */
const asked = exam
  .trim()
  .split("\n", 200)
  .map((line): { lang: string; q: string } => JSON.parse(line));
const weather = { de: "Wie wird das Wetter morgen?", en: "What will the weather be in the morning?" };

/** Every text in the sources of the answers, in pieces and sentences: where a fact is filled in, one ends and the next begins. */
function piecesOf(source: string): string[] {
  const pieces: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      pieces.push(node.text.trim(), ...node.text.trim().split(/(?<=[.!?]) (?=\p{Lu})/u));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("topics.ts", source, ts.ScriptTarget.Latest));
  return pieces;
}

/** These pieces and the company's facts, the longest first. */
function writtenIn(language: Language): string[] {
  const told = Object.values(facts[language]).flat();
  const all = [
    ...told.filter((fact) => typeof fact === "string"),
    ...sourcesOf(/^src\/features\/chat\/answers\//).flatMap(([, source]) => piecesOf(source)),
  ];
  return [...new Set(all)].filter((text) => text.length > 2).sort((one, other) => other.length - one.length);
}

describe.each(languages)("the assistant in %s", (language) => {
  let content: Content;
  let answerTo: (question: string) => Promise<Answer>;
  beforeAll(async () => {
    content = await answersHere(language);
    const { model, personOffer, topics } = content;
    const engine = createEngine(topics, personOffer, understandWith(model, language));
    answerTo = async (question) => engine.answer(await engine.understand(question));
  });

  test("every topic has its wordings, and nothing else but what is outside", () => {
    expect([...content.model.topics].sort()).toEqual([...Object.keys(content.topics), outside].sort());
    for (const [id, { question, answer }] of Object.entries(content.topics))
      expect([question, answer], id).toEqual([expect.any(String), expect.any(String)]);
    const named = Object.values(shared).flatMap((others) => Object.values(others).join(" ").split(" "));
    expect(named.filter((id) => !(id in content.topics))).toEqual([]);
  });

  test("some answer leads to each solution's demo, to the form and to a call", () => {
    const led = Object.values(content.topics).flatMap(({ next = [] }) => next);
    expect(new Set(led)).toEqual(new Set(steps));
  });

  test("a greeting in a question is not taken for the question", async () => {
    expect(await answerTo(weather[language])).toEqual({ kind: "unknown", far: true });
  });

  test("every suggested question is answered", async () => {
    for (const question of Object.values(suggestions[language])) {
      expect(await answerTo(question), question).toMatchObject({ kind: "known" });
    }
  });

  test("[P-nothing-made-up] what a visitor gets is written in the site's sources, and what it asks back are two or three", async () => {
    const [dialogue, written] = [createDialogue(answersHere), writtenIn(language)];
    for (const { q } of asked.filter(({ lang }) => lang === language)) {
      const answer = await dialogue.reply(q, language);
      if (answer.kind === "unsure") expect([2, 3], q).toContain(answer.questions.length);
      if (answer.kind !== "known") continue;
      // What visitors said of themselves is repeated in their own words, and they are asked for their figures.
      const said = answer.text
        .replace(/^(?:Für dieses Gespräch notiert|Noted for)[ :].*\n/, "")
        .replace(/\n(?:Nennen Sie mir|Tell me) [^\n]*$/, "");
      const unwritten = written.reduce((text, piece) => text.replaceAll(piece, ""), said);
      expect(unwritten, q).not.toMatch(/\p{L}{3}/u);
    }
  });
});

test.each([
  ["de", "Wer sind Sie?", "Ich bin Lumi, der KI-Assistent von Mainlicht"],
  ["en", "Who are you?", "I’m Lumi, the AI assistant of Mainlicht"],
  ["de", "SAP Business One", "das prüfen wir im Anruf"],
  ["en", "SAP Business One", "we’ll check on the free call"],
  ["de", "DATEV", "SAP Sales Cloud"],
  ["en", "DATEV", "SAP Sales Cloud"],
  ["de", "Was kostet das und wie lange dauert es?", "2.900 Euro"],
  ["en", "How much does it cost?", "€2,900"],
  // The sentence before names the subject of the one that asks.
  [
    "de",
    "Ich habe euren Newsletter abonniert, wann kommt die erste Ausgabe?",
    "Der Newsletter ist noch in Vorbereitung",
  ],
  ["de", "Was sparen wir bei unseren Zahlen?", "Nennen Sie mir Ihre Anfragen im Monat"],
  ["en", "What would we save with our own figures?", "Tell me your enquiries a month"],
] as const)("in %s, %s is answered with the site's facts", async (language, question, told) => {
  const answer = await createDialogue(answersHere).reply(question, language);
  expect(answer).toMatchObject({ kind: "known", text: expect.stringContaining(told) });
});

test.each([
  [
    "Wir haben 900 Anfragen im Monat, je 8 Minuten, 38 Euro die Stunde. Rechnet sich das?",
    "900 Anfragen × 8 Minuten",
  ],
  ["Was kostet das bei 1200 Anfragen im Monat?", "ab 590 Euro im Monat"],
  ["Was kosten mehr als 500 Anfragen?", "je weitere 500 Anfragen ab 150"],
])("their own figures count, whatever words decide: %s", async (question, told) => {
  const answer = await createDialogue(answersHere).reply(question, "de");
  expect(answer).toMatchObject({ kind: "known", text: expect.stringContaining(told) });
});

test.each([
  ["de", "Ich bin vom Pferd gestürzt und kann mein Bein nicht bewegen"],
  ["de", "Auf der Autobahn liegt jemand und bewegt sich kaum"],
  ["en", "our bus rolled over and people are bleeding, trying to get out"],
  ["en", "is bleach bad for babies? mine has swallowed a mouthful"],
] as const)(
  "in %s, an emergency is heard among words of what nobody here answers: %s",
  async (language, said) => {
    expect(await createDialogue(answersHere).reply(said, language)).toEqual({
      kind: "care",
      care: "emergency",
    });
  },
);

test.each([
  ["en", "how much notice must i give an employee who has been here 6 years"],
  ["de", "Macht ihr auch Lohnabrechnung für 20 Leute?"],
] as const)(
  "in %s, figures of what nobody here answers are no order and are not noted: %s",
  async (language, question) => {
    expect(await createDialogue(answersHere).reply(question, language)).toMatchObject({ kind: "unknown" });
  },
);

test("figures that were asked for may be given one by one, and a bare sum is what an hour costs", async () => {
  const dialogue = createDialogue(answersHere);
  const replies = [];
  for (const said of ["Was sparen wir bei unseren Zahlen?", "300 im Monat", "6 Minuten", "45 Euro"])
    replies.push(await dialogue.reply(said, "de"));
  expect(replies[1]).toMatchObject({ topics: [], text: expect.stringMatching(/die Minuten je Anfrage und/) });
  expect(replies[3]).toMatchObject({
    text: expect.stringContaining("21 Stunden × 45 Euro = 945 Euro"),
  });
});

test("a source is named and linked in the language of the answer", async () => {
  const answer = await createDialogue(answersHere).reply("How much does it cost?", "de");
  expect(answer).toMatchObject({ sources: [{ label: "Steps and prices", href: "#process" }] });
});

test.each([
  ["Es brennt!", { ok: true, value: { kind: "care", care: "emergency" } }],
  ["I want to kill myself", { ok: true, value: { kind: "care", care: "crisis", language: "en" } }],
  ["Was kostet das?", { ok: false, failure: "lost" }],
])("where no answers come, “%s” gets %o", async (question, answer) => {
  const never = new AbortController().signal;
  const opened = await builtInChat(() => Promise.reject(new Error("It did not come."))).open(
    null,
    never,
    "de",
  );
  if (!opened.ok || opened.value.kind !== "conversation") throw new Error("It did not open.");
  opened.value.prepare();
  expect(await opened.value.ask(question, "de", never)).toEqual(answer);
});

test("“no” alone is in the page's language, and who is angry is offered a person", async () => {
  const dialogue = createDialogue(answersHere);
  await dialogue.reply("Was kostet das?", "en");
  expect((await dialogue.reply("no", "en")).language ?? "en").toBe("en");
  expect(await dialogue.reply("You are no help at all", "en")).toMatchObject({ care: "insult" });
  expect(await dialogue.reply("yes", "en")).toMatchObject({ kind: "handOver" });
});
