import { readFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { siteFacts } from "#app/assistant/facts.ts";
import { createEngine, type Engine, mostOffered } from "#features/chat/answers/engine.ts";
import { topicsOf } from "#features/chat/answers/topics.ts";
import { understandIn } from "#features/chat/answers/understand.ts";
import { chatCopy } from "#features/chat/chat.copy.ts";
import { isLanguage, type Language, languages } from "#shared/copy.ts";
import { tally, verdictOf } from "./score.ts";

/*
 * `npm run ask -- "Was kostet das?"`: what the built-in assistant answers, a line of JSON for each question.
 * Without arguments it reads lines `{"lang":"de","q":"…"}`; `--lang en` is the language of arguments;
 * `--topics` lists what it can answer. `--score FILE` reads lines `{"lang","q","kind","accepted":["topic",…]}`,
 * prints what was not right, and a table of how many were; `accepted` is empty for what lies outside.
 */

const engines: Partial<Record<Language, Promise<Engine>>> = {};

function engineOf(language: Language): Promise<Engine> {
  engines[language] ??= Promise.all([topicsOf(siteFacts[language], language), understandIn(language)]).then(
    ([topics, understand]) => createEngine(topics, siteFacts[language].hrefs, language, understand),
  );
  return engines[language];
}

async function ask(lang: Language, q: string): Promise<void> {
  const engine = await engineOf(lang);
  const meaning = await engine.understand(q);
  const answer = engine.answer(meaning);
  const words = chatCopy[lang];
  const line = {
    lang,
    q,
    kind: meaning.kind,
    topic: meaning.kind === "known" ? (meaning.topics[0]?.id ?? null) : null,
    offered: meaning.kind === "unsure" ? meaning.topics.slice(0, mostOffered).map(({ id }) => id) : [],
    text: answer.kind === "known" ? answer.text : answer.kind === "unsure" ? words.unsure : words.unknown,
  };
  console.log(JSON.stringify(line));
}

async function listTopics(): Promise<void> {
  const [de, en] = await Promise.all([topicsOf(siteFacts.de, "de"), topicsOf(siteFacts.en, "en")]);
  for (const id of Object.keys(de).filter((one): one is keyof typeof de => one in de)) {
    const shown = ({ question, answer }: { question: string; answer: string }) => ({ question, answer });
    console.log(JSON.stringify({ id, de: shown(de[id]), en: shown(en[id]) }));
  }
}

/** @throws Error naming the line when it is not a question. */
function questionIn(line: string): { lang: Language; q: string } & Record<string, unknown> {
  const { lang, q, ...more }: Record<string, unknown> = JSON.parse(line);
  if (!isLanguage(lang) || typeof q !== "string") {
    throw new Error(`Not a question: ${line} (expected {"lang":"${languages.join("|")}","q":"…"})`);
  }
  return { ...more, lang, q };
}

async function score(file: string): Promise<void> {
  const results = [];
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    const { lang, q, kind, accepted } = questionIn(line);
    if (!Array.isArray(accepted)) throw new Error(`No accepted topics: ${line}`);
    const meaning = await (await engineOf(lang)).understand(q);
    const verdict = verdictOf(meaning, accepted.map(String));
    const found = meaning.topics.slice(0, mostOffered).map(({ id }) => id);
    if (verdict !== "right")
      console.log(JSON.stringify({ verdict, lang, q, kind: meaning.kind, found, accepted }));
    results.push({ group: `${lang} ${String(kind ?? "")}`.trim(), verdict });
  }
  console.table(tally(results));
}

try {
  const { values, positionals: questions } = parseArgs({
    allowPositionals: true,
    options: { lang: { type: "string" }, topics: { type: "boolean" }, score: { type: "string" } },
  });
  const lang = isLanguage(values.lang) ? values.lang : "de";
  if (values.topics) await listTopics();
  else if (values.score !== undefined) await score(values.score);
  else if (questions.length > 0) for (const q of questions) await ask(lang, q);
  else {
    for await (const line of createInterface({ input: process.stdin })) {
      if (!line.trim()) continue;
      const question = questionIn(line);
      await ask(question.lang, question.q);
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
