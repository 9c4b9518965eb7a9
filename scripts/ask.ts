import process from "node:process";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { createDialogue, type Said } from "@mainlicht/assistant";
import { createServer } from "vite";
import { contentOf } from "#app/adapters/answers.ts";
import { siteFacts } from "#app/assistant/facts.ts";
import { passagesFile, type SitePassage } from "#app/documents/passages.ts";
import type { Message } from "#features/chat/chat.machine.ts";
import { textOf } from "#features/chat/chat.transcript.ts";
import { isLanguage, type Language, languages } from "#shared/copy.ts";
import { once } from "#shared/once.ts";
import { passagesOf } from "../config/passages.ts";
import { bareAssets, loadRenderer } from "../config/serve-documents.ts";

/*
 * `npm run ask -- "Was kostet das?"`: what the built-in assistant says in the widget, a line of JSON for each question;
 * with `--turns` they are one conversation. Without arguments it reads lines `{"lang":"de","q":"…"}` or
 * `{"lang":"de","turns":["…","…"]}`; `--lang en` is the page's language for arguments.
 */

/** The passages as the build writes them; rendered when they are first needed, which takes some seconds. */
const load = once(async () => {
  // Nothing is watched: a watcher that is closed while it still begins would keep this process alive.
  const server = await createServer({
    // The book's settings: the site's own start a database, which another server of this folder may have.
    configFile: ".storybook/vite.config.ts",
    server: { middlewareMode: true, watch: { ignored: ["**"] } },
    appType: "custom",
    logLevel: "error",
  });
  try {
    const { passageFiles, renderDocuments } = await loadRenderer(server);
    return passageFiles(await renderDocuments(bareAssets), passagesOf);
  } finally {
    await server.close();
  }
});

/** @throws Error, which the assistant passes over in silence and this does not. */
async function passagesIn(language: Language): Promise<readonly SitePassage[]> {
  const files = await load().catch((error: unknown) => {
    console.error("The site's passages cannot be read:", error);
    process.exit(1);
  });
  return JSON.parse(files.find((one) => one.file === passagesFile(language))?.text ?? "[]");
}

/** What the answer is about: its topic; a person's need has none in the site. */
function topicOf(answer: Said): string | null {
  if (answer.kind === "care") return answer.care;
  return answer.kind === "known" ? (answer.topics[0] ?? null) : null;
}

const contents = {
  de: once(() => contentOf(siteFacts.de, "de", passagesIn)),
  en: once(() => contentOf(siteFacts.en, "en", passagesIn)),
};

async function say(lang: Language, questions: readonly string[], isTalk: boolean): Promise<void> {
  const dialogue = createDialogue((language) => contents[language]());
  const turns = [];
  for (const q of questions) {
    const { language = lang, ...answer } = await dialogue.reply(q, lang);
    const message: Message = { id: 0, at: 0, from: "assistant", language, answer };
    turns.push({
      q,
      kind: answer.kind === "care" || answer.kind === "handOver" ? "known" : answer.kind,
      topic: topicOf(answer),
      offered: answer.kind === "unsure" ? answer.topics : [],
      text: textOf(message),
    });
  }
  console.log(JSON.stringify({ lang, ...(isTalk ? { turns } : turns[0]) }));
}

/** The turns of a conversation: texts, or entries of an exam with the question in `q`; null when it is none. */
function turnsIn(turns: unknown): string[] | null {
  if (!Array.isArray(turns)) return null;
  const texts = turns.map((turn: unknown) =>
    typeof turn === "object" && turn !== null ? Reflect.get(turn, "q") : turn,
  );
  return texts.every((text) => typeof text === "string") ? texts : null;
}

/** Answers one line of the input. @throws Error naming the line when it is no question and no conversation. */
async function answerLine(line: string): Promise<void> {
  const { lang, q, turns }: Record<string, unknown> = JSON.parse(line);
  const texts = turnsIn(turns ?? [q]);
  const expected = `{"lang":"${languages.join("|")}","q":"…"} or {"lang":"…","turns":["…"]}`;
  if (!isLanguage(lang) || !texts) throw new Error(`Not a question: ${line} (expected ${expected})`);
  await say(lang, texts, turns !== undefined);
}

try {
  const { values, positionals: questions } = parseArgs({
    allowPositionals: true,
    options: { lang: { type: "string" }, turns: { type: "boolean" } },
  });
  const lang = isLanguage(values.lang) ? values.lang : "de";
  for (const asked of values.turns ? [questions] : questions.map((q) => [q]))
    if (asked.length > 0) await say(lang, asked, Boolean(values.turns));
  if (questions.length === 0)
    for await (const line of createInterface({ input: process.stdin }))
      if (line.trim()) await answerLine(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
