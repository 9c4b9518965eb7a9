import process from "node:process";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { createEngine, type Engine, mostOffered, understandWith } from "@mainlicht/assistant";
import { contentOf } from "#app/adapters/answers.ts";
import { siteFacts } from "#app/assistant/facts.ts";
import { topicsOf } from "#features/chat/answers/topics.ts";
import { chatCopy } from "#features/chat/chat.copy.ts";
import { isLanguage, type Language, languages } from "#shared/copy.ts";

/*
 * `npm run ask -- "Was kostet das?"`: what the built-in assistant answers, a line of JSON for each question.
 * Without arguments it reads lines `{"lang":"de","q":"…"}`; `--lang en` is the language of arguments;
 * `--topics` lists what it can answer.
 */

const engines: Partial<Record<Language, Promise<Engine>>> = {};

function engineOf(language: Language): Promise<Engine> {
  engines[language] ??= contentOf(siteFacts[language], language).then(({ model, personOffer, topics }) =>
    createEngine(topics, personOffer, understandWith(model, language)),
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
function questionIn(line: string): { lang: Language; q: string } {
  const { lang, q }: Record<string, unknown> = JSON.parse(line);
  if (!isLanguage(lang) || typeof q !== "string") {
    throw new Error(`Not a question: ${line} (expected {"lang":"${languages.join("|")}","q":"…"})`);
  }
  return { lang, q };
}

try {
  const { values, positionals: questions } = parseArgs({
    allowPositionals: true,
    options: { lang: { type: "string" }, topics: { type: "boolean" } },
  });
  const lang = isLanguage(values.lang) ? values.lang : "de";
  if (values.topics) await listTopics();
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
